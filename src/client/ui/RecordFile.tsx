/** The field for a record from a file; its label is the caller's. */
interface Props {
  readonly id: string;
  readonly open: (file: File) => void;
}

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
