// boardgame.io: a small game of dice through its headless client, and its own search. Its positions never change, so
// a copy costs nothing.
const lines = require("readline").createInterface({ input: process.stdin });
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { InitializeGame } = require("boardgame.io/dist/cjs/internal.js");
const { MCTSBot } = require("boardgame.io/dist/cjs/ai.js");

// Two fighters with three pools of dice; a blow takes as many as it beats.
const duel = {
  setup: () => ({ pools: [[6, 5, 4], [5, 5, 5]] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    attack: ({ G, ctx, random }, pool) => {
      const rival = 1 - Number(ctx.currentPlayer);
      const blows = random.D6(Math.max(1, G.pools[1 - rival][0])).sort().reverse();
      const guard = random.D6(Math.max(1, G.pools[rival][1])).sort().reverse();
      let wounds = blows.filter((blow, i) => blow >= 3 && (i >= guard.length || blow > guard[i])).length;
      for (let i = 0; wounds > 0 && i < 3; i++) {
        const lost = Math.min(wounds, G.pools[rival][(pool + i) % 3]);
        G.pools[rival][(pool + i) % 3] -= lost;
        wounds -= lost;
      }
    },
  },
  endIf: ({ G }) => {
    const beaten = G.pools.findIndex((pools) => pools[0] + pools[1] + pools[2] <= 2);
    return beaten < 0 ? undefined : { winner: String(1 - beaten) };
  },
  ai: { enumerate: () => [0, 1, 2].map((pool) => ({ move: "attack", args: [pool] })) },
};

const client = Client({ game: duel, debug: false, numPlayers: 2 });
client.start();

function play() {
  client.reset();
  let decisions = 0;
  while (!client.getState().ctx.gameover && decisions < 500) {
    client.moves.attack(Math.floor(Math.random() * 3));
    decisions++;
  }
  return decisions;
}

// Seconds of the processor: others may be at work on the machine.
function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function race(seconds) {
  const start = used();
  let decisions = 0, games = 0, passed = 0;
  while ((passed = used() - start) < seconds) {
    decisions += play();
    games++;
  }
  return { game: "a duel with dice", decisions: decisions / passed, choices: decisions / passed, games: games / passed };
}

async function search() {
  const bot = new MCTSBot({ game: duel, enumerate: duel.ai.enumerate, iterations: 500, seed: "bench" });
  const start = used();
  await bot.play(InitializeGame({ game: duel, numPlayers: 2 }), "0");
  return { game: "a duel with dice, MCTS", search: 500 / (used() - start) };
}

lines.on("line", async (line) => console.log(JSON.stringify([race(Number(line)), await search()])));
