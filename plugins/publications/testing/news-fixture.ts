import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { Grants } from '#core/access/grants.port.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import type { EarlierNews, News } from '../domain/publication.ts'
import { newsOf } from '../domain/publications.port.ts'
import { FindNewsFile } from '../use-cases/find-news-file.ts'
import { AddNews, ChangeNews, ListNews, RemoveNews, ShowNews } from '../use-cases/news.ts'
import { PublishScheduled } from '../use-cases/publish-scheduled.ts'
import { ListNewsVersions, RestoreNews } from '../use-cases/versions.ts'

/**
 * Creates the ports and use-cases of posts in memory, with a facility that has a package, its owner, a moderator, a
 * parent and a stranger.
 */
export const makeNewsFixture = () => {
  const { service: uploads, upload, facilityId, clock, signing, files, rows, snapshot: ofUploads } = makeUploadsFixture()
  const posts = makeMemoryStore<News>()
  const earlier = makeMemoryStore<EarlierNews>({ key: ['news_id', 'number'] })
  const audit = makeAudit()
  const events = makeEvents()
  const limitStore = makeLimitStore()
  const transaction = makeTransaction(posts, earlier, { snapshot: ofUploads }, audit, events, limitStore)
  const limits = makeMemoryLimits({ store: limitStore, events, clock, transaction })
  const setPremium = (validUntil: string) => limitStore.standings.set(facilityId, { status: 'premium', validUntil })
  setPremium('2099-01-01T00:00:00.000Z')
  const member = (...permissions: PermissionsByFacility[string]) => aUser({ id: newId(), perms: { [facilityId]: permissions } })
  const users = {
    owner: member('facility-publications/write', 'facility-ownership/read', 'facility-data/write'),
    moderator: member('facility-publications/write'),
    parent: member(),
    stranger: aUser({ id: newId() }),
  }
  const perms = new Map<string, PermissionsByFacility>(Object.values(users).map(({ id, perms }) => [id, perms]))
  const ports = {
    repository: newsOf(posts, earlier),
    facilities: { lock: (ids) => Effect.succeed(ids.filter((id) => id === facilityId)) } as Pick<Facilities, 'lock'> as Facilities,
    knownFacilities: makeMemoryKnownFacilities(() => [aKnownFacility({ id: facilityId })]),
    grants: { permissionsOf: (id) => Effect.succeed(perms.get(id) ?? {}) } as Pick<Grants, 'permissionsOf'> as Grants,
    uploads,
    limits,
    audit,
    events,
    clock,
    signing,
    transaction,
  }
  return {
    ...ports,
    ...users,
    facilityId,
    upload,
    files,
    uploadRows: rows,
    setPremium,
    /** Ends a membership. */
    removeMember: (id: string) => perms.delete(id),
    add: makeOf(AddNews)(ports),
    change: makeOf(ChangeNews)(ports),
    list: makeOf(ListNews)(ports),
    show: makeOf(ShowNews)(ports),
    remove: makeOf(RemoveNews)(ports),
    versions: makeOf(ListNewsVersions)(ports),
    restore: makeOf(RestoreNews)(ports),
    publishScheduled: makeOf(PublishScheduled)(ports),
    findFile: makeOf(FindNewsFile)(ports),
  }
}
