import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { insertBatch } from './insert-batch.ts'
import { insertSuccessor } from './insert-successor.ts'

interface Desk {
  readonly anna: Member
  readonly batch: (rolledBack?: boolean) => Promise<string>
  /** A batch after which another one changed the same facility. */
  readonly superseded: () => Promise<string>
  /** A batch that created a facility about which its owner has written. */
  readonly written: () => Promise<string>
  /** A closed facility with its possible successor. */
  readonly successor: (dismissed?: boolean) => Promise<string>
}

const createDesk = async ({ platform, url }: TestProduct): Promise<Desk> => {
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const batch = (rolledBack = false) => insertBatch(rows, { rolledBack })
  return {
    anna: await createMember(platform, url, 'support'),
    batch,
    successor: (dismissed = false) => insertSuccessor(rows, { dismissed }),
    superseded: async () => {
      const first = await batch()
      const later = newId()
      const facility = newId()
      for (const id of [first, later]) await rows('insert into facility_journal (batch_id, facility_id) values (?, ?)', [id, facility])
      return first
    },
    written: async () => {
      const id = await batch()
      const facility = newId()
      await rows(
        `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug)
           values (?, ?, 'Bajka', 'nursery', 'opolskie', 'x', ?, 'Aa', 'aa')`,
        [facility, facility, newId()],
      )
      await rows('insert into facility_journal (batch_id, facility_id) values (?, ?)', [id, facility])
      await rows(
        `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('owner', ?, ?, '2026-11-01', '{}', ?)`,
        [facility, facility, newId()],
      )
      return id
    },
  }
}

const path = '/api/v1/import/batch'
const rollback = (id: (desk: Desk) => Promise<string>) => async (desk: Desk) => ({
  path: `${path}/${await id(desk)}/rollback`,
  as: desk.anna.browser,
  body: {},
})

const dismissal = (id: (desk: Desk) => Promise<string>) => async (desk: Desk) => ({
  path: `/api/v1/import/successor/${await id(desk)}/dismiss`,
  as: desk.anna.browser,
  body: { reason: 'Inna placówka' },
})

/** Contract of imported registers. */
export const contract = contractWith(createDesk, {
  'get /api/v1/import/batch': {
    success: async ({ anna, batch }) => {
      await batch()
      return { path, as: anna.browser }
    },
  },
  'post /api/v1/import/batch/:batch/rollback': {
    success: rollback(({ batch }) => batch()),
    errors: {
      'error/batch-not-found': rollback(async () => newId()),
      'error/batch-rolled-back': rollback(({ batch }) => batch(true)),
      'error/later-batch-exists': rollback(({ superseded }) => superseded()),
      'error/owners-have-written': rollback(({ written }) => written()),
    },
  },
  'get /api/v1/import/duplicate': { success: ({ anna }) => ({ path: '/api/v1/import/duplicate?limit=5', as: anna.browser }) },
  'get /api/v1/import/successor': { success: ({ anna }) => ({ path: '/api/v1/import/successor?limit=5', as: anna.browser }) },
  'post /api/v1/import/successor/:id/dismiss': {
    success: dismissal(({ successor }) => successor()),
    errors: {
      'error/successor-not-found': dismissal(async () => newId()),
      'error/successor-dismissed': dismissal(({ successor }) => successor(true)),
    },
  },
})
