/** The lessons are played through the rules. */
import { readFileSync } from 'node:fs';
import { checkCourse } from '#kernel/testing';
import { course } from '../course.ts';
import { flatiron } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

checkCourse({ game: flatiron, course, rules });
