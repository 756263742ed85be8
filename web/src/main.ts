import './styles/fonts.css';
import './styles/colours.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { askAhead } from './lib/page/ahead';
import { router } from './lib/page/router.svelte';
import { me } from './lib/person/me.svelte';
import { prefs } from './lib/person/prefs.svelte';
import { texts } from './lib/texts.svelte';
import { pageAt } from './pages';

const PATIENCE_MS = 400; // for letters: better late than jumping
const LETTERS = ['1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"', '600 1rem Cinzel'];
const WRITTEN = { en: 'a', de: 'aß', hu: 'aőű' }; // letters beyond Latin's first page are files of their own

prefs.apply();
void pageAt(router.path).catch(() => {}); // on its way while words and letters come; who opens it hears what went wrong
askAhead(router.path);
const known = me.find();
const letters = Promise.all(LETTERS.map((font) => document.fonts.load(font, WRITTEN[texts.lang])));
await Promise.all([texts.speak(texts.lang), Promise.race([letters, new Promise((late) => setTimeout(late, PATIENCE_MS))]).catch(() => {})]);
mount(App, { target: document.getElementById('page')!, props: { known } });
