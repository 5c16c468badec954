/** Ridge regression from sums of squares and products; plain arithmetic in a fixed order, so that it repeats to the last bit. */

/** The sums of a regression through the origin over some rows: products of columns, of columns and target, squares of the target. */
export interface Sums {
  rows: number;
  /** By column and column, row by row. */
  readonly products: Float64Array;
  readonly withTarget: Float64Array;
  targetSquares: number;
}

export function noSums(columns: number): Sums {
  return {
    rows: 0,
    products: new Float64Array(columns * columns),
    withTarget: new Float64Array(columns),
    targetSquares: 0,
  };
}

/** Adds one row. */
export function addRow(sums: Sums, row: Float64Array, target: number): void {
  const { length } = row;
  sums.rows += 1;
  sums.targetSquares += target * target;
  for (let i = 0; i < length; i++) {
    const value = row[i] as number;
    if (value === 0) continue;
    sums.withTarget[i] = (sums.withTarget[i] as number) + value * target;
    for (let j = 0; j < length; j++) {
      const cell = i * length + j;
      sums.products[cell] = (sums.products[cell] as number) + value * (row[j] as number);
    }
  }
}

/** Adds other sums. */
export function addSums(sums: Sums, more: Sums): void {
  sums.rows += more.rows;
  sums.targetSquares += more.targetSquares;
  for (let i = 0; i < sums.products.length; i++)
    sums.products[i] = (sums.products[i] as number) + (more.products[i] as number);
  for (let i = 0; i < sums.withTarget.length; i++)
    sums.withTarget[i] = (sums.withTarget[i] as number) + (more.withTarget[i] as number);
}

/** The sum of squared errors of these weights over the rows. */
export function squaredError(
  { products, withTarget, targetSquares }: Sums,
  weights: Float64Array | readonly number[],
): number {
  const { length } = withTarget;
  let error = targetSquares;
  for (let i = 0; i < length; i++) {
    const weight = weights[i] as number;
    if (weight === 0) continue;
    let fitted = 0;
    for (let j = 0; j < length; j++) fitted += (products[i * length + j] as number) * (weights[j] as number);
    error += weight * (fitted - 2 * (withTarget[i] as number));
  }
  return error;
}

/** Solves `matrix` * x = `right` for a symmetric positive definite matrix, given row by row; the matrix is overwritten. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const x = right.slice();
  // Cholesky: the matrix becomes a lower triangle times its mirror image.
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j] as number;
      for (let k = 0; k < j; k++) sum -= (matrix[i * size + k] as number) * (matrix[j * size + k] as number);
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / (matrix[j * size + j] as number);
    }
  }
  for (let i = 0; i < size; i++) {
    let sum = x[i] as number;
    for (let k = 0; k < i; k++) sum -= (matrix[i * size + k] as number) * (x[k] as number);
    x[i] = sum / (matrix[i * size + i] as number);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = x[i] as number;
    for (let k = i + 1; k < size; k++) sum -= (matrix[k * size + i] as number) * (x[k] as number);
    x[i] = sum / (matrix[i * size + i] as number);
  }
  return x;
}
