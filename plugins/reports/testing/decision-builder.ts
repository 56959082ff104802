import { newId } from '#core/kernel/ids.ts'
import type { Appeal, Decision } from '../domain/decision.ts'

/** Creates a decision that hides an opinion. */
export const aDecision = (over: Partial<Decision> = {}): Decision => ({
  id: newId(),
  case_id: null,
  target_type: 'opinion',
  target_id: newId(),
  revision: newId(),
  facility_id: null,
  title: 'Bajka',
  outcome: 'hidden',
  reason: 'insult',
  ground: 'terms',
  clause: 'pkt 7',
  facts: 'Obelga.',
  automated: false,
  territory: 'PL/EU',
  duration: 'until_changed',
  decided_at: '2026-11-22T10:00:00.000Z',
  decider_account_id: newId(),
  ...over,
})

/** Creates an appeal against a decision. */
export const anAppeal = (decision: Decision, over: Partial<Appeal> = {}): Appeal => ({
  id: newId(),
  decision_id: decision.id,
  account_id: newId(),
  text: 'To nie obelga.',
  state: 'open',
  filed_at: '2026-11-23T10:00:00.000Z',
  decided_at: null,
  note: null,
  restored: null,
  first_decider_account_id: decision.decider_account_id,
  decider_account_id: null,
  ...over,
})
