# A server with its tables in /data: docker run -p 8000:8000 -v ludus:/data ludus
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --use-pep517 --wheel-dir /wheels -c constraints.txt '.[server]'

FROM python:3.12-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'ludus-games[server]' \
    && useradd --system --create-home ludus && install -d -m 700 -o ludus /data
USER ludus
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=5)"]
CMD ["ludus", "serve", "--host", "0.0.0.0", "--store", "/data"]
