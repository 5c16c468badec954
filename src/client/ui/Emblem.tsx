/** The emblem: three towers, the middle one a flatiron. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 48 48" aria-hidden="true">
      <g fill="var(--brass)">
        <path d="M3 44V26h2v-5h2v-4h1.5V9.5h1V17H11v4h2v23Z" opacity=".6" />
        <path d="M35 44V24h2v-4.5h1.5L40.5 15l2 4.5H44V24h1.5v20Z" opacity=".6" />
        <path d="M23.4 2 14 11.5V44h9.4Z" />
        <path d="M24.6 2 34 11.5V44h-9.4Z" opacity=".74" />
      </g>
      <path
        d="M14 19.5 23.4 14M14 27.5 23.4 25M14 35.5h9.4M34 19.5 24.6 14M34 27.5 24.6 25M34 35.5h-9.4"
        stroke="var(--bg)"
        strokeWidth="1.3"
        fill="none"
      />
      <path d="M1.5 46h45" stroke="var(--brass)" strokeWidth="1.6" />
    </svg>
  );
}
