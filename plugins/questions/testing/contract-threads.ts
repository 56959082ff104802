import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import { notFound } from './contract-calls.ts'
import { at, longAgo, question, type Threads } from './contract-data.ts'

const text = { text: 'Dziękuję' }

/** Calls about threads. */
export const threadCases: ContractCases<Threads> = {
  [`get ${at}/ask/:slug`]: {
    success: async ({ parent, facility }) => ({ path: `${at}/ask/z-${await facility()}`, as: parent.browser }),
    errors: { 'error/facility-not-found': ({ parent }) => ({ path: `${at}/ask/nie-ma`, as: parent.browser }) },
  },
  [`post ${at}`]: {
    success: async ({ parent, facility }) => ({ path: at, as: parent.browser, body: question(await facility()) }),
    errors: {
      'error/facility-not-found': ({ stranger }) => ({ path: at, as: stranger.browser, body: question(newId()) }),
      'error/facility-inactive': async ({ stranger, facility }) => ({
        path: at,
        as: stranger.browser,
        body: question(await facility({ active: false })),
      }),
      'error/facility-unreachable': async ({ stranger, facility }) => ({
        path: at,
        as: stranger.browser,
        body: question(await facility({ owned: false })),
      }),
      'error/own-facility': async ({ owner, facility }) => ({ path: at, as: owner.browser, body: question(await facility()) }),
      'error/question-exists': async ({ parent, thread }) => ({
        path: at,
        as: parent.browser,
        body: question((await thread({ topic: 'other' })).facilityId),
      }),
      'error/too-many-requests': async ({ curious, facility }) => ({
        path: at,
        as: (await curious()).browser,
        body: question(await facility()),
      }),
    },
  },
  [`get ${at}`]: {
    success: async ({ owner, thread }) => ({
      path: `${at}?facility_id=${(await thread()).facilityId}&state=open&page=1`,
      as: owner.browser,
    }),
    errors: {
      'error/insufficient-permissions': async ({ stranger, facility }) => ({
        path: `${at}?facility_id=${await facility()}`,
        as: stranger.browser,
      }),
    },
  },
  [`get ${at}/:id`]: {
    success: async ({ parent, thread }) => ({ path: (await thread({ answered: true })).path, as: parent.browser }),
    errors: {
      'error/user-question-not-found': async ({ stranger, thread }) => ({ path: (await thread()).path, as: stranger.browser }),
    },
  },
  [`post ${at}/:id/message`]: {
    success: async ({ owner, thread }) => ({ path: `${(await thread()).path}/message`, as: owner.browser, body: text }),
    errors: {
      ...notFound('/message', text),
      'error/question-closed': async ({ parent, thread }) => ({
        path: `${(await thread({ state: 'closed', closedAt: longAgo })).path}/message`,
        as: parent.browser,
        body: text,
      }),
      'error/question-exists': async ({ parent, thread }) => {
        const { path, facilityId } = await thread({ state: 'closed' })
        await thread({ facilityId })
        return { path: `${path}/message`, as: parent.browser, body: text }
      },
      'error/question-full': async ({ parent, thread, fill }) => {
        const { path } = await thread()
        await fill(path)
        return { path: `${path}/message`, as: parent.browser, body: text }
      },
      'error/limit-reached': async ({ owner, thread, spendAll }) => {
        const { path, facilityId } = await thread()
        await spendAll(facilityId)
        return { path: `${path}/message`, as: owner.browser, body: text }
      },
      'error/too-many-requests': async ({ busy }) => {
        const { member, path } = await busy()
        return { path: `${path}/message`, as: member.browser, body: text }
      },
    },
  },
  [`post ${at}/:id/close`]: {
    success: async ({ parent, thread }) => ({ path: `${(await thread()).path}/close`, as: parent.browser, headers: { 'if-match': '"1"' } }),
    errors: {
      ...notFound('/close'),
      'error/version-conflict': async ({ parent, thread }) => ({
        path: `${(await thread()).path}/close`,
        as: parent.browser,
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  [`post ${at}/:id/reopen`]: {
    success: async ({ owner, thread }) => ({ path: `${(await thread({ state: 'closed' })).path}/reopen`, as: owner.browser }),
    errors: {
      ...notFound('/reopen'),
      'error/question-closed': async ({ parent, thread }) => ({
        path: `${(await thread({ state: 'closed', closedAt: longAgo })).path}/reopen`,
        as: parent.browser,
      }),
      'error/question-exists': async ({ parent, thread }) => {
        const { path, facilityId } = await thread({ state: 'closed' })
        await thread({ facilityId })
        return { path: `${path}/reopen`, as: parent.browser }
      },
    },
  },
  [`post ${at}/:id/mark-seen`]: {
    success: async ({ parent, thread }) => ({ path: `${(await thread({ answered: true })).path}/mark-seen`, as: parent.browser }),
    errors: notFound('/mark-seen'),
  },
}
