import { callApi } from '#web/runtime/api.ts'
import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'
import type { FormValues } from './values.ts'

/**
 * Submits a form to a route: `submit: submitTo(accountsApi.changeAccount, { id })`. Fields have the names of the route's input; `rest` are its members that are
 * no fields. A form with a version sends it.
 */
export const submitTo =
  <R extends AnyRoute>(route: R, rest: Partial<InputOf<R>> = {}) =>
  (values: FormValues, { version }: { readonly version: number | undefined }): Promise<OutputOf<R>> =>
    // Values of fields have no type of their own; the route's Schema checks them, on the server and in forms with `schema`.
    (callApi as (route: R, input: unknown) => Promise<OutputOf<R>>)(route, {
      ...values,
      ...rest,
      ...(version !== undefined && { version }),
    })
