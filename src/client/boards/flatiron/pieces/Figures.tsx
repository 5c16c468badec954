/** Figures: architects in their seat's colour and shape, and the newsboy. */
import { memo } from 'react';
import { at } from '#kernel';
import { SHAPES } from '../../../ui/Mark.tsx';

/** 34 by 51, the middle of the feet at 16, 47. */
export const Architect = memo(function Architect({ seat }: { seat: number }) {
  const color = `var(--p${seat + 1})`;
  return (
    <g stroke="var(--fi-figure-line)" strokeWidth="1.2">
      <ellipse cx="16" cy="47" rx="13" ry="3.4" fill="#000000" opacity=".35" stroke="none" />
      <path d="M6 46c-.6-12 1.4-21 10-22 8.6 1 10.6 10 10 22-3.4 2-16.6 2-20 0z" fill={color} />
      <path d="M11 26l5 6 5-6" fill="none" strokeWidth="1" />
      <circle cx="16" cy="17" r="6.4" fill="#f0d2ae" strokeWidth="1" />
      <path d="M6.5 13.6h19M9.5 13.4c0-11 13-11 13 0z" fill={color} />
      <path d="M9.7 11.4h12.6" strokeWidth="1.6" />
      <path d="m22 40 9-10 2.4 2-9 10z" fill="#fdf6e3" strokeWidth="1" />
      <circle cx="14" cy="38" r="6.6" fill="#fffaf0" strokeWidth="1" />
      <path transform="translate(9.2 33.2) scale(.4)" d={at(SHAPES, seat)} fill={color} stroke="none" />
    </g>
  );
});

/** 34 by 40, the feet at 16, 37. */
export const Newsboy = memo(function Newsboy() {
  return (
    <g stroke="var(--fi-figure-line)">
      <ellipse cx="16" cy="37.6" rx="11" ry="2.4" fill="#000000" opacity=".35" stroke="none" />
      <path d="M10 37 11 29h10l1 8h-4.6L16 31.6 14.6 37z" fill="#4a5568" />
      <path d="M9 30c0-9 2.6-12.6 7-12.6S23 21 23 30z" fill="#b7773f" />
      <circle cx="16" cy="13" r="5.6" fill="#f0d2ae" />
      <path d="M9.4 11.4c0-5 3-7.6 6.8-7.6s6.4 2.4 6.8 6l3.2 1.6z" fill="#6d7f96" />
      <path d="m21 22 6-9" stroke="#b7773f" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M22.6 3.4 33 5.8l-2 8.4-10.4-2.4z" fill="#fffaf0" />
      <path d="m24.4 6.2 6 1.4m-6.6 1.2 6 1.4" strokeWidth="1.1" />
    </g>
  );
});
