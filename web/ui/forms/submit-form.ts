import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'
import type { CallApi } from '#web/runtime/call-with-key.ts'
import type { FormValues } from './values.ts'

/**
 * Calls a route with the values of a form: `submit: (values, { version, call }) => submitForm(call,
 * accountsApi.changeAccount, values, { id, version })`. Fields have the names of the route's input; `rest` are its
 * members that are no fields.
 */
export const submitForm = <R extends AnyRoute>(
  call: CallApi,
  route: R,
  values: FormValues,
  rest: Partial<InputOf<R>> = {},
): Promise<OutputOf<R>> =>
  // Values of fields have no type of their own; the route's Schema checks them, on the server and in forms with `schema`.
  (call as (route: R, input: unknown) => Promise<OutputOf<R>>)(route, { ...values, ...rest })
