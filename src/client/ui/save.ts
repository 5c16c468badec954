/** Hands a file to the reader's own folder. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser needs the address until it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
