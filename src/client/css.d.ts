/** Style sheets are imported for their effect alone. */
declare module '*.css';

/** The address of a worker that shares its files with the page (tools/chunks.ts). */
declare module '*?sharing' {
  const address: string;
  export default address;
}
