/** What the store keeps of whom one mutes or blocks. */
import type { PersonId } from '#table';

/** Muted is whose lines one does not read; blocked is with whom one has nothing to do. Each stands and ends by itself. */
export const BLOCK_KINDS = ['mute', 'block'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export interface Block {
  /** Whose wish it is. */
  readonly person: PersonId;
  /** Whom it is about: they are never told. */
  readonly other: PersonId;
  readonly kind: BlockKind;
  readonly created: number;
}

export interface BlockStore {
  /** Changes nothing where it stands already. */
  addBlock(block: Block): Promise<void>;
  endBlock(person: PersonId, other: PersonId, kind: BlockKind): Promise<void>;
  /** Whom the person mutes and blocks, oldest first. */
  blocksOf(person: PersonId): Promise<readonly Block[]>;
  /** Who blocks the person, or is blocked by them. */
  apartFrom(person: PersonId): Promise<readonly PersonId[]>;
}
