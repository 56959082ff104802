import { type UseMutationResult, useQueryClient, useMutation as useTanstackMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError, type CallArguments, problemOf } from '#web/runtime/api.ts'
import type { AnyRoute, InputOf, OutputOf, ProblemCodeOf } from '#web/runtime/api-types.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { contentOf } from '#web/runtime/submit-guard.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
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
  /** Runs when the button of the toast about a lost connection is pressed. Default: the same input is sent again. */
  readonly again?: () => unknown
  /** Errors are shown beside the button by the caller, who reads `error`: over a dialog nobody can press a toast. */
  readonly showsErrors?: boolean
}

interface Variables<R extends AnyRoute> {
  readonly input: InputOf<R>
  /** `Idempotency-Key` of the call. */
  readonly key: string
}

type Result<R extends AnyRoute> = UseMutationResult<OutputOf<R> | null, Error, Variables<R>, (() => void) | undefined>

/** A change by a route. Pressing a button again needs no check: the same input is sent once. */
export interface Mutation<R extends AnyRoute> extends Pick<Result<R>, 'data' | 'error' | 'isPending' | 'isSuccess' | 'isError' | 'reset'> {
  readonly mutate: (input: InputOf<R>) => void
  readonly mutateAsync: (input: InputOf<R>) => Promise<OutputOf<R> | null>
}

/**
 * Changes something by a route: `const end = useMutation(accountsApi.endSession, { invalidates:
 * [accountsApi.listSessions] })`, then `end.mutate({ id })`. Pending until the invalidated answers are fetched; until
 * then the same input is not sent again, and another one waits. Errors are shown as toasts, with a button to try again
 * when the connection was lost: with the same `Idempotency-Key`, so that the change is made once.
 */
export const useMutation = <R extends AnyRoute>(
  route: R,
  { invalidates = [], optimistic, acceptedErrors = [], onSuccess, toast, again, showsErrors = false }: MutationOptions<R> = {},
): Mutation<R> => {
  const client = useQueryClient()
  const t = useT()
  const guard = useSubmitGuard<OutputOf<R> | null>()
  const mutation = useTanstackMutation<OutputOf<R> | null, Error, Variables<R>, (() => void) | undefined>({
    // Changes of one button or list run one after another, in the order of the clicks.
    scope: { id: useId() },
    mutationFn: async ({ input, key }) => {
      try {
        return await callWithKey(key)(route, ...([input] as unknown as CallArguments<R>))
      } catch (error) {
        const problem = problemOf(route, error)
        if (problem && acceptedErrors.includes(problem.code)) return null
        throw error
      }
    },
    onMutate: ({ input }) => optimistic?.(client, input),
    onSuccess: async (output, { input }) => {
      if (output !== null) await onSuccess?.(output, input)
      await invalidate(client, invalidates)
      if (toast === undefined) return
      const { toast: show } = await import('#web/runtime/islands/toast.ts')
      show({ kind: 'success', ...(toast !== true && { text: toast }) })
    },
    onError: (error, { input }, undo) => {
      undo?.()
      if (!(error instanceof ApiError)) reportError(error)
      else if (!showsErrors) void showSubmitError(error, t, again ?? (() => mutate(input)))
    },
  })
  const mutateAsync = (input: InputOf<R>) => guard(contentOf(input), (key) => mutation.mutateAsync({ input, key })).result
  // Errors are shown by `onError`.
  const mutate = (input: InputOf<R>) => void mutateAsync(input).catch(() => undefined)
  const { data, error, isPending, isSuccess, isError, reset } = mutation
  return { data, error, isPending, isSuccess, isError, reset, mutate, mutateAsync }
}
