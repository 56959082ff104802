import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { notFound } from './contract-calls.ts'
import { at, type Threads } from './contract-data.ts'

const publication = { question: 'Czy macie ogród?', answer: 'Tak.' }

/** Calls about public answers. */
export const publicationCases: ContractCases<Threads> = {
  [`post ${at}/:id/publish-request`]: {
    success: async ({ owner, thread }) => ({
      path: `${(await thread({ answered: true })).path}/publish-request`,
      as: owner.browser,
      body: publication,
    }),
    errors: {
      ...notFound('/publish-request', publication),
      'error/question-not-answered': async ({ owner, thread }) => ({
        path: `${(await thread()).path}/publish-request`,
        as: owner.browser,
        body: publication,
      }),
      'error/publication-refused': async ({ owner, thread }) => ({
        path: `${(await thread({ answered: true, publication: 'refused' })).path}/publish-request`,
        as: owner.browser,
        body: publication,
      }),
      'error/validation': async ({ owner, thread }) => ({
        path: `${(await thread({ answered: true })).path}/publish-request`,
        as: owner.browser,
        body: { ...publication, answer: 'Telefon 601602603' },
      }),
    },
  },
  [`delete ${at}/:id/publish-request`]: {
    success: async ({ owner, thread }) => ({
      path: `${(await thread({ answered: true, publication: 'published' })).path}/publish-request`,
      as: owner.browser,
    }),
    errors: {
      ...notFound('/publish-request'),
      'error/publication-not-found': async ({ owner, thread }) => ({ path: `${(await thread()).path}/publish-request`, as: owner.browser }),
    },
  },
  [`post ${at}/:id/publish-request/answer`]: {
    success: async ({ parent, thread }) => ({
      path: `${(await thread({ answered: true, publication: 'requested' })).path}/publish-request/answer`,
      as: parent.browser,
      body: { version: 1, agrees: true },
    }),
    errors: {
      ...notFound('/publish-request/answer', { version: 1, agrees: true }),
      'error/publication-not-found': async ({ parent, thread }) => ({
        path: `${(await thread()).path}/publish-request/answer`,
        as: parent.browser,
        body: { version: 1, agrees: true },
      }),
      'error/version-conflict': async ({ parent, thread }) => ({
        path: `${(await thread({ answered: true, publication: 'requested' })).path}/publish-request/answer`,
        as: parent.browser,
        body: { version: 2, agrees: true },
      }),
    },
  },
}
