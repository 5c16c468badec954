/** A file field for a game record; the caller provides the label. */
interface Props {
  readonly id: string;
  readonly open: (file: File) => void;
}

/** Calls `open` with the chosen file. */
export function RecordFile({ id, open }: Props) {
  return (
    <input
      id={id}
      className="file"
      type="file"
      accept="application/json,.json"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) open(file);
      }}
    />
  );
}
