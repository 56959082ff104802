import { type UseMutationResult, useMutation as useTanstackMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type CallArguments, callApi, problemOf } from '#web/runtime/api.ts'
import type { AnyRoute, InputOf, OutputOf, ProblemCodeOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import type { OptimisticUpdate } from './optimistic-update.ts'
import type { ReadRoute } from './read-route.ts'
import { invalidate } from './use-invalidate.ts'

interface MutationOptions<R extends AnyRoute> {
  /** Routes whose answers are out of date afterwards: those on screen are fetched again, with any input. */
  readonly invalidates?: readonly ReadRoute[]
  /** Shows the result before the server answers; an error takes it back. */
  readonly optimistic?: OptimisticUpdate<InputOf<R>>
  /** Codes that count as success, because what was to be removed is gone already. `onSuccess` is not called for them. */
  readonly acceptedErrors?: readonly ProblemCodeOf<R>[]
  readonly onSuccess?: (output: OutputOf<R>, input: InputOf<R>) => unknown
  /** Text of the toast after a success; `true`: the general one. */
  readonly toast?: string | true
}

/**
 * Changes something by a route: `const end = useMutation(accountsApi.endSession, { invalidates: [accountsApi.listSessions] })`, then `end.mutate({ id })`. Pending until
 * the invalidated answers are fetched. Errors are shown as toasts, with a button to try again when the connection was lost.
 */
export const useMutation = <R extends AnyRoute>(
  route: R,
  { invalidates = [], optimistic, acceptedErrors = [], onSuccess, toast }: MutationOptions<R> = {},
): UseMutationResult<OutputOf<R> | null, Error, InputOf<R>, (() => void) | undefined> => {
  const [client, t] = [useQueryClient(), useT()]
  const mutation = useTanstackMutation<OutputOf<R> | null, Error, InputOf<R>, (() => void) | undefined>({
    mutationFn: async (input) => {
      try {
        return await callApi(route, ...([input] as unknown as CallArguments<R>))
      } catch (error) {
        const problem = problemOf(route, error)
        if (problem && acceptedErrors.includes(problem.code)) return null
        throw error
      }
    },
    onMutate: (input) => optimistic?.(client, input),
    onSuccess: async (output, input) => {
      if (output !== null) await onSuccess?.(output, input)
      await invalidate(client, invalidates)
      if (toast === undefined) return
      const { toast: show } = await import('#web/runtime/islands/toast.ts')
      show({ kind: 'success', ...(toast !== true && { text: toast }) })
    },
    onError: (error, input, undo) => {
      undo?.()
      if (error instanceof ApiError) void showSubmitError(error, t, () => mutation.mutate(input))
      else reportError(error)
    },
  })
  return mutation
}
