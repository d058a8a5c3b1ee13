import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { asRefusal } from '../../core/graphql/errors.js';
import { validateArgument } from '../../core/graphql/validate-argument.js';
import { oneLine } from '../../core/names.js';
import { faultsOf, invalid } from '../../core/Refusal.js';
import { ensureCategory } from './ensure-category.js';
import type { AddProductInput } from './product.inputs.js';
import type { ImportProductInput } from './product-import.inputs.js';
import type { NewProduct } from './product-columns.js';
import { changedValues, NEW } from './product-values.js';

interface RowFault {
  row: number;
  field: string;
  message: string;
}

const OF_A_ROW: ReadonlySet<ErrorCode> = new Set([ErrorCode.INVALID_INPUT, ErrorCode.NOT_FOUND]);

/** The values of all rows with their categories, of which it adds those that are missing; throws INVALID_INPUT with every fault in `details.rows`. */
export async function prepareRows(
  context: Context,
  importId: string,
  rows: readonly ImportProductInput[],
): Promise<NewProduct[]> {
  const prepared: NewProduct[] = [];
  const faults: RowFault[] = [];
  const categories = new Map<string, string | null>();
  for (const { row, item } of rows) {
    try {
      await validateArgument(item);
      const values = changedValues(NEW, item);
      prepared.push({ row, ...values, categoryId: await categoryOf(context, importId, item, categories) });
    } catch (error) {
      faults.push(...faultsOfRow(row, error));
    }
  }
  const [first] = faults;
  if (first) throw invalid('rows', `Row ${first.row}: ${first.message}`, { rows: faults });
  return prepared;
}

/** Looks each category up once. */
async function categoryOf(
  context: Context,
  importId: string,
  item: AddProductInput,
  known: Map<string, string | null>,
): Promise<string | null> {
  const key = JSON.stringify([item.categoryId ?? null, oneLine(item.newCategoryName ?? '').toLowerCase()]);
  const id = known.get(key) ?? (await ensureCategory(context, item, null, importId));
  known.set(key, id);
  return id;
}

/** Throws anything else than a fault of what the row holds. */
function faultsOfRow(row: number, error: unknown): RowFault[] {
  const refusal = asRefusal(error);
  if (!refusal || !OF_A_ROW.has(refusal.code)) throw error;
  return faultsOf(refusal).map((fault) => ({ row, ...fault }));
}
