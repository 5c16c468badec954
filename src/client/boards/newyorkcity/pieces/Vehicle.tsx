/** The five vehicles and the mayor's limousine, each with a shape of its own. */
import { memo, type ReactNode } from 'react';
import { VEHICLES, type Vehicle as VehicleName } from '#games/newyorkcity/components';
import { at } from '#kernel';

const wheels = (y: number) => (
  <>
    <circle cx="11" cy={y} r="4" className="nyc-wheel" />
    <circle cx="33" cy={y} r="4" className="nyc-wheel" />
  </>
);

const DRAWN: Readonly<Record<VehicleName, ReactNode>> = {
  taxi: (
    <>
      <path d="M18 2.5h8v3h-8z" className="nyc-v-light nyc-v-edge" />
      <path
        d="M2 18.5v-5.3c0-1.2.8-2 2-2.2l6-.9 4-4.6h15.5l5.5 4.8 5 .9c1.3.3 2 1.1 2 2.3v5z"
        className="nyc-v-taxi nyc-v-edge"
      />
      <path d="M13 10.2 15.6 7h5.2v3.2zm9.6-3.2h6.2l3.5 3.2h-9.7z" className="nyc-v-glass" />
      <path d="M4 13.3h36" className="nyc-v-checker" />
      {wheels(18.8)}
    </>
  ),
  bus: (
    <>
      <path d="M2.5 18.8V4.5c0-1.3.9-2 2-2H38c2 0 3.5 2 3.5 5v11.3z" className="nyc-v-bus nyc-v-edge" />
      <path
        d="M5.5 5.5h5.2v5H5.5zm7 0h5.2v5h-5.2zm7 0h5.2v5h-5.2zm7 0h5.2v5h-5.2zm7 0h3.7c1 0 1.6 1 1.6 2.5v3h-5.3z"
        className="nyc-v-light"
      />
      <path d="M2.5 13.5h39" className="nyc-v-trim" />
      {wheels(19)}
    </>
  ),
  tram: (
    <>
      <path d="M17 1h10M22 1l-4 3.2h8L22 1M20 4.3v2M24 4.3v2M0 22h44" className="nyc-v-rail" />
      <path d="M1.5 18c0-7 1.5-11.5 4.5-11.5h32c3 0 4.5 4.5 4.5 11.5z" className="nyc-v-tram nyc-v-edge" />
      <path
        d="M6 8.8h4.5v4.7H4.2C4.6 11 5.2 9.4 6 8.8zm6.3 0h5v4.7h-5zm7 0h5.4v4.7h-5.4zm7.2 0h5v4.7h-5zm6.9 0H38c.8.6 1.4 2.2 1.8 4.7h-6.4z"
        className="nyc-v-glass"
      />
      <path d="M1.5 16h41" className="nyc-v-trim" />
      <path d="M7 18v2.5h8V18m14 0v2.5h8V18" className="nyc-v-dark" />
    </>
  ),
  subway: (
    <>
      <path d="M2 22V9.5C2 4.5 6 1.5 11 1.5h22c5 0 9 3 9 8V22" className="nyc-v-tunnel" />
      <path
        d="M6.5 19.5V8.5c0-1.7 1-2.7 2.7-2.7h25.6c1.7 0 2.7 1 2.7 2.7v11z"
        className="nyc-v-subway nyc-v-edge"
      />
      <path
        d="M9.5 8.5h5.5v5H9.5zm7.5 0h2.6v8.7H17zm4.2 0h5.6v5h-5.6zm7.6 0H34v5h-5.2z"
        className="nyc-v-light"
      />
      <path d="M4 22h36" className="nyc-v-track" />
    </>
  ),
  boat: (
    <>
      <path d="M24 1.5h4.5v6H24z" className="nyc-v-bus nyc-v-edge" />
      <path d="M28 1.3c3-1.6 5 .8 8-.6" className="nyc-v-rail" />
      <path d="M10 12.5V7h24l2 5.5z" className="nyc-v-light nyc-v-edge" />
      <path d="M13 8.8h3v2h-3zm5 0h3v2h-3zm5 0h3v2h-3zm5 0h3v2h-3z" className="nyc-v-glass" />
      <path d="M1.5 12.5h41l-4 7.5H7z" className="nyc-v-boat nyc-v-edge" />
      <path
        d="M0 22c2.5-2 5-2 7.3 0 2.4 2 5 2 7.4 0 2.4-2 4.9-2 7.3 0 2.4 2 5 2 7.4 0 2.3-2 4.8-2 7.3 0 2.4 1.8 4.8 1.8 7.3 0"
        className="nyc-v-water"
      />
    </>
  ),
};

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

export const Vehicle = memo(function Vehicle({ vehicle, ...place }: Place & { vehicle: number }) {
  return (
    <svg className="nyc-vehicle" viewBox="0 0 44 24" {...place} aria-hidden="true">
      {DRAWN[at(VEHICLES, vehicle)]}
    </svg>
  );
});

/** The mayor's car, with its flag. */
export const Limousine = memo(function Limousine(place: Place) {
  return (
    <svg className="nyc-limo" viewBox="0 0 60 26" {...place} aria-hidden="true">
      <path d="M9 2v8" className="nyc-limo-trim" />
      <path d="M9 2h7l-2 2 2 2H9z" className="nyc-limo-flag" />
      <path
        d="M2 20v-6.5c0-1.6 1-2.5 3-2.8l11-1.2 4.5-5.5c.5-.6 1-.9 2-.9h20c1 0 1.7.3 2.3 1l4.2 5 6 1.2c1.8.4 3 1.2 3 3V20z"
        className="nyc-limo-body"
      />
      <path d="M20.5 9.6 23.7 5.5h7v4.1zm12.5-4.1h8.7l3.5 4.1H33z" className="nyc-v-light" />
      <path d="M3 14h53" className="nyc-limo-trim" />
      <circle cx="14" cy="20" r="4.3" className="nyc-wheel" />
      <circle cx="46" cy="20" r="4.3" className="nyc-wheel" />
    </svg>
  );
});
