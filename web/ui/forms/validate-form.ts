import type { Schema } from 'effect'
import { validateField } from './field-rules.ts'
import { fieldsOf } from './read-fields.ts'
import type { FieldErrors } from './submission.ts'
import { type FormValues, filledValues } from './values.ts'

/** Loads the input Schema of the API route, with the first key press: `() => import('../contract/x.ts').then(({ NewX }) => NewX)`. */
// biome-ignore lint/suspicious/noExplicitAny: the input of any route
export type LoadSchema = () => Promise<Schema.Codec<any, any>>

/** Validates a form: the rules of single fields, then `validate` over several fields, and if these pass the Schema. */
export const validateForm = async (
  form: HTMLFormElement,
  values: FormValues,
  saved: FormValues,
  { validate, schema }: { readonly validate?: ((values: FormValues) => FieldErrors) | undefined; readonly schema?: LoadSchema | undefined },
): Promise<FieldErrors> => {
  const errors: Record<string, string> = {}
  for (const field of fieldsOf(form)) {
    const error = validateField(field, values[field.name] ?? '', saved[field.name])
    if (error !== null) errors[field.name] ??= error
  }
  const all = { ...validate?.(values), ...errors }
  // The Schema is loaded only when the cheaper rules found no error.
  return schema && Object.keys(all).length === 0 ? validateBySchema(schema, values, form) : all
}

/** Validates by the Schema; returns no errors when it cannot be loaded (no network), because the server validates too. */
const validateBySchema = async (schema: LoadSchema, values: FormValues, form: HTMLFormElement): Promise<FieldErrors> => {
  const loaded = await Promise.all([schema(), import('#core/plugin/decode-input.ts')]).catch(() => null)
  if (!loaded) return {}
  const [inputSchema, { decodeInput }] = loaded
  const read = decodeInput(inputSchema, filledValues(values))
  // Errors of members without a field are ignored: they are added when sending, and the user cannot correct them.
  return 'schema' in read
    ? Object.fromEntries(
        Object.entries(read.schema).flatMap(([name, [key]]) => (key && form.elements.namedItem(name) ? [[name, key]] : [])),
      )
    : {}
}
