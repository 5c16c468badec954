import { describe, expect, it } from 'vitest';
import { NO_NODE, ROOT, Tree } from '../search/tree.ts';

describe('the search tree', () => {
  const smallTree = () => {
    const tree = new Tree<string>(20);
    const left = tree.add(ROOT, 1, 0, 'left');
    const right = tree.add(ROOT, 2, 0, 'right');
    const below = tree.add(right, 3, 1, 'below');
    tree.visits[below] = 7;
    tree.sums[below] = 3.5;
    return { tree, left, right, below };
  };

  it('finds children by their key', () => {
    const { tree, left, right, below } = smallTree();
    expect([tree.find(ROOT, 1), tree.find(ROOT, 2), tree.find(right, 3)]).toEqual([left, right, below]);
    expect(tree.find(left, 3)).toBe(NO_NODE);
    expect(tree.mean(below)).toBe(0.5);
  });

  it('keeps the part below a node, and nothing else', () => {
    const { tree, right } = smallTree();
    tree.keep(right);
    const below = tree.find(ROOT, 3);
    expect(tree.actions[below]).toBe('below');
    expect([tree.visits[below], tree.sums[below], tree.seats[below]]).toEqual([7, 3.5, 1]);
    expect([tree.find(ROOT, 1), tree.find(ROOT, 2), tree.child[below]]).toEqual([NO_NODE, NO_NODE, NO_NODE]);
  });

  it('is full when all its rows are used', () => {
    const tree = new Tree<number>(3);
    expect(tree.isFull).toBe(false);
    tree.add(ROOT, 1, 0, 1);
    tree.add(ROOT, 2, 0, 2);
    expect(tree.isFull).toBe(true);
    tree.clear();
    expect(tree.isFull).toBe(false);
  });
});
