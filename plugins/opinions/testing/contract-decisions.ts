import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import { brokenPdf } from '#plugins/uploads/testing/sample-forms.ts'
import { aWrittenOpinion } from './a-written-opinion.ts'
import { about, accepted, answered, notFound, path, pending, stale } from './contract-calls.ts'
import type { Opinions } from './contract-data.ts'

const refusal = { reason: 'other', note: 'Nie.' }

/** Call of support for a document of an opinion, an upload of the member. */
const shownEvidence = async ({ member, support, facility, rows }: Opinions, upload: string) => {
  const body = { ...aWrittenOpinion(await facility()), evidence_ids: [upload] }
  const { body: written } = await member.browser.call('POST', path, body)
  const [file] = await rows('select id from opinions_evidence where opinion_id = ?', [written.id])
  return { path: `${path}/${written.id}/evidence/${(file as { readonly id: string } | undefined)?.id}`, as: support.browser }
}

/** Calls of support about an opinion or an answer that waits for it. */
const deciding = (kind: 'opinion' | 'answer', ending: string, body: object) => {
  const call = (find: (data: Opinions) => Promise<{ readonly id: string }>, headers?: Record<string, string>) =>
    about('support', ending, find, body, headers)
  const isOpinion = kind === 'opinion'
  return {
    success: call((data) => data.waiting(kind)),
    errors: {
      ...notFound('support', ending, body),
      ...(!isOpinion && { 'error/answer-not-found': call(accepted) }),
      [isOpinion ? 'error/opinion-closed' : 'error/answer-closed']: call(isOpinion ? accepted : answered),
      'error/version-conflict': call((data) => data.waiting(kind), stale),
      'error/review-locked': call((data) => data.waiting(kind, { lockedBy: data.owner.id })),
      'error/review-decided': call(async (data) => {
        const waiting = await data.waiting(kind)
        await waiting.decide()
        return waiting
      }),
      'error/subject-changed': call((data) => data.waiting(kind, {}, isOpinion ? { state: 'withdrawn' } : { answer: 'rejected' })),
    },
  }
}

/** Calls of support. */
export const decisionCases: ContractCases<Opinions> = {
  [`post ${path}/:id/accept`]: deciding('opinion', '/accept', {}),
  [`post ${path}/:id/decline`]: deciding('opinion', '/decline', refusal),
  [`get ${path}/:id/evidence/:document`]: {
    success: async (data) => shownEvidence(data, await data.upload()),
    errors: {
      ...notFound('support', `/evidence/${newId()}`),
      'error/document-unreadable': async (data) => shownEvidence(data, await data.upload({ bytes: brokenPdf })),
      'error/insufficient-permissions': about('member', `/evidence/${newId()}`, accepted),
    },
  },
  [`post ${path}/:id/document-seen`]: {
    success: about('support', '/document-seen', pending, { seen: false }),
    errors: {
      ...notFound('support', '/document-seen', { seen: true }),
      'error/insufficient-permissions': about('member', '/document-seen', pending, { seen: true }),
      'error/opinion-closed': about('support', '/document-seen', accepted, { seen: true }),
      'error/validation': about('support', '/document-seen', pending, { seen: true }),
    },
  },
  [`post ${path}/:id/answer/accept`]: deciding('answer', '/answer/accept', {}),
  [`post ${path}/:id/answer/decline`]: deciding('answer', '/answer/decline', refusal),
}
