import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

/** Kinds of texts that parents write; `message` is one of a thread. */
export const voiceKinds = ['opinion', 'application', 'message'] as const
export type VoiceKind = (typeof voiceKinds)[number]

/** Accounts of simulated parents, facilities that they write about, and the one where they apply and ask. */
export interface VoicePlaces {
  readonly parents: readonly { readonly id: string; readonly email: string }[]
  readonly facilities: readonly string[]
  readonly recruiting: string
}

/** Simulated parents that write until they are stopped. */
export interface Parents {
  readonly ledgers: Readonly<Record<VoiceKind, Ledger>>
  /** Responses other than a success and the errors after which a browser tries again, with their counts. */
  readonly errors: ReadonlyMap<string, number>
  stop(): Promise<void>
}

const newLedger = (): Ledger => ({ sent: new Set(), acknowledged: new Map() })
const fine = 'Panie są cierpliwe, dzieci codziennie wychodzą do ogrodu, a obiady są smaczne.'
/** Opinions and messages of one parent, within the limits of an account. */
const each = { opinions: 5, messages: 5 } as const

const anOpinion = (facility_id: string, text: string) => ({
  facility_id,
  text,
  score_cleanliness: 4,
  score_staff: 5,
  score_food: 3,
  pros: [],
  cons: [],
  declaration: true,
  language: 'pl',
  author_first_name: 'Joanna',
  author_last_name: 'Próbna',
  relation: 'parent_current',
  attended_from: '2025-09',
})
const anApplication = (facility_id: string) => ({
  facility_id,
  parent_name: 'Joanna Próbna',
  parent_phone: '601 602 603',
  parent_email: 'proba@example.test',
  address: 'Kraków',
  child_name: randomUUID(),
  child_birth_date: '2024-02-01',
  desired_start: '2027-09-01',
  hours_from: 480,
  hours_to: 960,
  consent_version: '2026-11',
})

/** Sends what parents write, each with a key of its own: after a lost connection it is sent again under the same key, as a browser does. */
export const sendParents = (url: string, { parents, facilities, recruiting }: VoicePlaces, count: number): Parents => {
  const ledgers = { opinion: newLedger(), application: newLedger(), message: newLedger() }
  const errors = new Map<string, number>()
  let stopped = false
  let next = 0

  /** Posts until the server has answered; returns the answer, or `null` for a refusal and at the end of the experiment. */
  const post = async (path: string, body: object, address: string, jwt?: string): Promise<Readonly<Record<string, unknown>> | null> => {
    const key = randomUUID()
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(jwt && { authorization: `Bearer ${jwt}`, 'idempotency-key': key }),
    }
    while (!stopped) {
      const options = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(10_000) }
      const answer = await fetch(url + path, options).catch(() => null)
      const text = answer === null ? null : await answer.text().catch(() => null)
      if (answer?.ok && text !== null) return JSON.parse(text)
      const isLost = answer === null || text === null || answer.status === 503 || text.includes('idempotency-key-in-use')
      if (!isLost) {
        const outcome = `${answer.status} ${path.replace(/[0-9a-f-]{36}/, ':id')}`
        errors.set(outcome, (errors.get(outcome) ?? 0) + 1)
        return null
      }
      await sleep(100)
    }
    return null
  }

  const write = async (): Promise<void> => {
    const at = next++
    const parent = parents[at]
    if (!parent) return void (await sleep(200))
    const address = `10.77.${(at >> 8) & 255}.${at & 255}`
    const session = await post('/api/login', { email: parent.email, password: 'Demo!2345' }, address)
    if (!session) return
    const send = async (kind: VoiceKind, text: string, path: string, body: object) => {
      if (stopped) return null
      ledgers[kind].sent.add(text)
      const answer = await post(path, body, address, String(session['jwt']))
      if (answer) ledgers[kind].acknowledged.set(text, String(answer['id']))
      // A pause, so that the parents last until the end of the experiment.
      await sleep(60)
      return answer
    }
    const question = `Czy są jeszcze miejsca od września? ${randomUUID()}`
    const body = { facility_id: recruiting, topic: 'recruitment', text: question }
    const thread = await send('message', question, '/api/v1/user-question', body)
    await send('application', parent.id, '/api/v1/application', anApplication(recruiting))
    for (let n = 0; n < each.opinions; n++) {
      const opinion = `${fine} ${randomUUID()}`
      await send('opinion', opinion, '/api/v1/opinion', anOpinion(facilities[(at + n) % facilities.length] ?? '', opinion))
      const text = `Dopytuję. ${randomUUID()}`
      if (thread && n < each.messages) await send('message', text, `/api/v1/user-question/${String(thread['id'])}/message`, { text })
    }
  }
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!stopped) await write()
    }),
  )
  return {
    ledgers,
    errors,
    stop: async () => {
      stopped = true
      await all
    },
  }
}
