import { expect, it } from 'vitest';
import { scorePanelPlace } from './scorePanelPlace.ts';

const room = { width: 1280, height: 800 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('opens below seats in a row, at the side of the window where the seat is', () => {
  const seats = box(0, 60, 900, 48);
  const place = (left: number, width: number) =>
    scorePanelPlace({ seat: box(left, 60, width, 48), seats, prompt: undefined, room });
  expect(place(0, 450)).toEqual({ top: 116, left: 8 });
  expect(place(700, 200)).toEqual({ top: 116, right: 380 });
});

it('opens beside seats in a column', () => {
  const place = scorePanelPlace({
    seat: box(16, 160, 200, 60),
    seats: box(0, 60, 232, 740),
    prompt: undefined,
    room,
  });
  expect(place).toEqual({ top: 68, left: 240 });
});

it('leaves the question free where it stands above', () => {
  const seats = box(0, 60, 900, 48);
  const seat = box(0, 60, 450, 48);
  expect(scorePanelPlace({ seat, seats, prompt: box(16, 120, 880, 60), room }).top).toBe(188);
  expect(scorePanelPlace({ seat, seats, prompt: box(0, 700, 880, 60), room }).top).toBe(116);
});

it('stays in the window when the seats are scrolled out of it', () => {
  const seats = box(0, -90, 390, 48);
  const place = scorePanelPlace({ seat: seats, seats, prompt: undefined, room: { width: 390, height: 844 } });
  expect(place).toEqual({ top: 8, left: 8 });
});
