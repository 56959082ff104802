import type { Schema } from 'effect'
import { complaintOf } from './field-rules.ts'
import { fieldsOf } from './read-fields.ts'
import type { Complaints } from './submission.ts'
import { filled, type FormValues } from './values.ts'

/** The row's own Schema, which browsers fetch with the first key: `() => import('../contract/x.ts').then(({ NewX }) => NewX)`. */
// biome-ignore lint/suspicious/noExplicitAny: any row's input
export type LoadSchema = () => Promise<Schema.Codec<any, any>>

/** What is wrong with a form: rules of single fields and those over several, and where these are kept the Schema's own. */
export const checkForm = async (
  form: HTMLFormElement,
  values: FormValues,
  kept: FormValues,
  { check, schema }: { readonly check?: ((values: FormValues) => Complaints) | undefined; readonly schema?: LoadSchema | undefined },
): Promise<Complaints> => {
  const errors: Record<string, string> = {}
  for (const field of fieldsOf(form)) {
    const complaint = complaintOf(field, values[field.name] ?? '', kept[field.name])
    if (complaint !== null) errors[field.name] ??= complaint
  }
  const all = { ...check?.(values), ...errors }
  // Who has something to mend is told at once; the Schema is asked where nothing is left that needs none.
  return schema && Object.keys(all).length === 0 ? schemaComplaints(schema, values, form) : all
}

/** Without the Schema (no network) the server's own look decides. */
const schemaComplaints = async (schema: LoadSchema, values: FormValues, form: HTMLFormElement): Promise<Complaints> => {
  const loaded = await Promise.all([schema(), import('#core/plugin/decode-input.ts')]).catch(() => null)
  if (!loaded) return {}
  const [takes, { decodeInput }] = loaded
  const read = decodeInput(takes, filled(values))
  // What stands in no field is added on the way, and nobody here can mend it.
  return 'schema' in read
    ? Object.fromEntries(
        Object.entries(read.schema).flatMap(([name, [key]]) => (key && form.elements.namedItem(name) ? [[name, key]] : [])),
      )
    : {}
}
