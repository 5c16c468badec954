import { conformance } from '#kernel/testing';
import { subject } from './subject.ts';

conformance(subject);
