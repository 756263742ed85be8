import './styles/fonts.css';
import './styles/colours.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { prefs } from './lib/person/prefs.svelte';
import { texts } from './lib/texts.svelte';

const PATIENCE_MS = 400; // for letters: better late than jumping
const LETTERS = ['1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"', '600 1rem Cinzel'];

prefs.apply();
const letters = Promise.all(LETTERS.map((font) => document.fonts.load(font, 'aőű')));
await Promise.all([texts.speak(texts.lang), Promise.race([letters, new Promise((late) => setTimeout(late, PATIENCE_MS))]).catch(() => {})]);
mount(App, { target: document.getElementById('page')! });
