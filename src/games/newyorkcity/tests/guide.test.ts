/** The guided first game is played by bots. */
import { readFileSync } from 'node:fs';
import { checkGuide } from '#bots/testing';
import { heuristics } from '../bot/index.ts';
import { course } from '../course.ts';
import { guide } from '../guide.ts';
import { newyorkcity } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

checkGuide({ game: newyorkcity, heuristics, guide, lessons: course.lessons.map(({ id }) => id), rules });
