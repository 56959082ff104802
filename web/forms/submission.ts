import { ApiError } from '#web/data/api.ts'
import { changes, filled, type FormValues } from './values.ts'

/** Message keys, or messages of the server, by field. */
export type Complaints = Readonly<Record<string, string>>

/** How a form stands. */
export interface FormState {
  readonly state: 'idle' | 'pending' | 'success' | 'error'
  readonly errors: Complaints
  /** One sentence, or its key, above the form. */
  readonly message: string | null
  /** Counts what is to be read above the form, so that each brings the focus there. */
  readonly refusals: number
  /** When it was saved, milliseconds since 1970. */
  readonly savedAt: number | null
}

/** What a submission is given to do with. */
export interface Submitting {
  readonly read: () => FormValues
  /** What is kept where the form began. */
  readonly kept: FormValues
  /** Only what was changed is sent. */
  readonly edits: boolean
  readonly check: (values: FormValues) => Promise<Complaints>
  /** Said above the form where something is wrong in it; a key. */
  readonly wrong: string
  readonly send: (values: FormValues) => Promise<unknown>
  readonly show: (state: FormState) => void
  readonly saved: (answer: unknown) => void
  /** Says in the corner why nothing came of it; `again` tries once more. */
  readonly tell: (error: ApiError, again: () => void) => void
  /** The form as it was drawn, which may be one that was sent back. */
  readonly begins?: Pick<FormState, 'errors' | 'message'>
}

/** Who asks for it: a person who presses or Enter, or a field that was left. */
export type By = 'person' | 'field'

const firstOf = (schema: Readonly<Record<string, readonly string[]>> = {}): Complaints =>
  Object.fromEntries(Object.entries(schema).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])))

/** One form's way to the server, one at a time: check, send what was changed, keep what was typed whatever comes back (specification §5 and §8). */
export const makeSubmission = ({ read, edits, check, wrong, send, show, saved, tell, begins, kept: first }: Submitting) => {
  let kept = first
  let state: FormState = { state: 'idle', errors: {}, message: null, refusals: 0, savedAt: null, ...begins }
  let once: By | null = null
  const put = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    show(state)
  }
  const changed = () => changes(kept, read())
  const refuse = (by: By, errors: Complaints, message: string | null) =>
    put({ state: 'error', errors, message, refusals: state.refusals + (by === 'person' && message !== null ? 1 : 0) })

  const attempt = async (by: By) => {
    const values = read()
    const differs = changes(kept, values)
    const unchanged = Object.keys(differs).length === 0
    if (by === 'field' && unchanged) return
    put({ state: 'pending', message: null })
    const errors = Object.entries(await check(values)).filter(([name]) => by === 'person' || name in differs)
    if (errors.length > 0) return refuse(by, Object.fromEntries(errors), by === 'person' ? wrong : null)
    let answer: unknown
    try {
      if (!edits || !unchanged) answer = await send(edits ? differs : filled(values))
    } catch (error) {
      const { telling, message, schema } = error instanceof ApiError ? error.problem : { telling: 'quietly' }
      refuse(by, firstOf(schema), telling === 'message' ? (message ?? null) : telling === 'connection' ? 'form.connection' : null)
      if (!(error instanceof ApiError)) throw error
      tell(error, () => void submit(by))
      return
    }
    kept = values
    put({ state: 'success', errors: {}, savedAt: Date.now() })
    saved(answer)
  }
  const submit = async (by: By): Promise<void> => {
    if (state.state === 'pending') {
      // Somebody who presses twice wants it once; a field that was left meanwhile has something new.
      if (by === 'field') once = by
      return
    }
    await attempt(by)
    const next = once
    once = null
    if (next) await submit(next)
  }
  return {
    submit,
    changed,
    dirty: () => Object.keys(changed()).length > 0,
    /** Sets or takes away what is wrong with one field. */
    complain: (name: string, complaint: string | null) => {
      if ((state.errors[name] ?? null) === complaint) return
      const { [name]: _, ...others } = state.errors
      put({ errors: complaint === null ? others : { ...others, [name]: complaint } })
    },
  }
}
