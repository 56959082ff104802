import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { groupsApi } from '../contract/api.ts'
import { groupLimits } from '../contract/limits.ts'
import { enterChildren, manageGroups } from '../contract/permissions.ts'
import { insertChild, insertGroup } from './store-group.ts'

const createRecords = ({ copyFacility, createMember, find, other, platform, rows }: ExampleContext) => {
  const grant = async (accountId: string, facilityId: string, role: 'parent' | 'owner') => {
    const permissions = permissionsOfRole(find(Permissions), role)
    await rows(
      `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)))
         on conflict (account_id, facility_id) do nothing returning 1`,
      [accountId, facilityId, role, JSON.stringify(permissions)],
    )
  }
  /** Copies the facility and makes another user a parent there. */
  const withParent = async () => {
    const facilityId = await copyFacility()
    const parent = await other()
    await grant(parent.id, facilityId, 'parent')
    return { facilityId, accountId: parent.id }
  }
  /** Stores a facility of a new owner, with a parent. */
  const owned = async () => {
    const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
    const as = await createMember()
    await grant(as.id, facilityId, 'owner')
    const { id: accountId } = await other()
    await grant(accountId, facilityId, 'parent')
    return { as, facilityId, accountId }
  }
  return {
    owned,
    withParent,
    group: async (name?: string) => {
      const facilityId = await copyFacility()
      return { facilityId, id: await insertGroup({ rows }, facilityId, name) }
    },
    child: async () => insertChild({ rows }, await withParent()),
  }
}
type Context = ContextOf<typeof createRecords>

const denied = '403 insufficient-permissions'
const none = { support: denied } as const
const managing = { permission: manageGroups, may: { 'own, foreign': none } } as const
const entering = { permission: enterChildren, may: { 'own, foreign': none } } as const
const gone = { facility_id: newId() }

const ownChild = async ({ owned, rows }: Context) => {
  const { as, ...of } = await owned()
  return { as, params: { id: await insertChild({ rows }, of) } }
}

/** Groups and children are for the staff alone: support, parents and other facilities have no way in (features ME-06, ME-07). */
export const examples = examplesOf(groupsApi, createRecords, {
  listGroups: {
    permission: manageGroups,
    requests: { 'own, foreign': ({ facility }) => ({ query: { facility_id: facility } }) },
    may: { own: { ...none, teacher: 'success', moderator: 'success' }, foreign: none },
    errors: { FacilityNotFound: () => ({ query: gone }) },
  },
  addGroup: {
    ...managing,
    effect: 'added',
    requests: {
      'own, foreign': async ({ copyFacility }) => {
        const facility_id = await copyFacility()
        const appears = [`select 1 from groups_group where facility_id = ? and name = 'Starszaki'`, facility_id] as const
        return { body: { facility_id, name: 'Starszaki' }, appears }
      },
    },
    errors: {
      FacilityNotFound: () => ({ body: { ...gone, name: 'Starszaki' } }),
      GroupExists: async ({ owned, rows }) => {
        const { as, facilityId } = await owned()
        await insertGroup({ rows }, facilityId, 'Starszaki')
        return { as, body: { facility_id: facilityId, name: 'STARSZAKI' } }
      },
      GroupsFull: async ({ owned, rows }) => {
        const { as, facilityId } = await owned()
        for (let n = 0; n < groupLimits.groups; n++) await insertGroup({ rows }, facilityId)
        return { as, body: { facility_id: facilityId, name: 'Starszaki' } }
      },
    },
  },
  renameGroup: {
    ...managing,
    effect: 'renamed',
    refusal: '404 group-not-found',
    requests: {
      'own, foreign': async ({ group }) => {
        const { id } = await group()
        return { params: { id }, body: { name: 'Żabki' }, appears: [`select 1 from groups_group where id = ? and name = 'Żabki'`, id] }
      },
    },
    may: { own: { support: '404 group-not-found', teacher: denied, moderator: denied }, foreign: { support: '404 group-not-found' } },
    errors: {
      GroupExists: async ({ owned, rows }) => {
        const { as, facilityId } = await owned()
        await insertGroup({ rows }, facilityId, 'Żabki')
        return { as, params: { id: await insertGroup({ rows }, facilityId) }, body: { name: 'żabki' } }
      },
    },
  },
  removeGroup: {
    ...managing,
    effect: 'removed',
    refusal: '404 group-not-found',
    requests: {
      'own, foreign': async ({ group }) => {
        const { id } = await group()
        return { params: { id }, vanishes: ['select 1 from groups_group where id = ?', id] }
      },
    },
    may: { own: { support: '404 group-not-found', teacher: denied, moderator: denied }, foreign: { support: '404 group-not-found' } },
  },
  sortGroups: {
    ...managing,
    effect: 'sorted',
    requests: {
      'own, foreign': async ({ group, rows }) => {
        const { id, facilityId } = await group('A')
        const first = await insertGroup({ rows }, facilityId, 'B', 1)
        const appears = ['select 1 from groups_group where id = ? and position = 1', id] as const
        return { body: { facility_id: facilityId, ids: [first, id] }, appears }
      },
    },
    errors: {
      FacilityNotFound: () => ({ body: { ...gone, ids: [] } }),
      GroupsChanged: async ({ owned }) => {
        const { as, facilityId } = await owned()
        return { as, body: { facility_id: facilityId, ids: [newId()] } }
      },
    },
  },
  listFamilies: {
    ...entering,
    requests: { 'own, foreign': ({ facility }) => ({ query: { facility_id: facility } }) },
    errors: { FacilityNotFound: () => ({ query: gone }) },
  },
  addChild: {
    ...entering,
    effect: 'entered',
    requests: {
      'own, foreign': async ({ withParent }) => {
        const { facilityId, accountId } = await withParent()
        const appears = ['select 1 from groups_child where facility_id = ? and account_id = ?', facilityId, accountId] as const
        return { body: { facility_id: facilityId, account_id: accountId, first_name: 'Maja' }, appears }
      },
    },
    errors: {
      FacilityNotFound: () => ({ body: { ...gone, account_id: newId(), first_name: 'Maja' } }),
      NotParent: async ({ owned }) => {
        const { as, facilityId } = await owned()
        return { as, body: { facility_id: facilityId, account_id: newId(), first_name: 'Maja' } }
      },
      GroupNotFound: async ({ owned, group }) => {
        const { as, facilityId, accountId } = await owned()
        return { as, body: { facility_id: facilityId, account_id: accountId, first_name: 'Maja', group_id: (await group()).id } }
      },
      ChildrenFull: async ({ owned, rows }) => {
        const { as, facilityId, accountId } = await owned()
        for (let n = 0; n < groupLimits.children; n++) await insertChild({ rows }, { facilityId, accountId })
        return { as, body: { facility_id: facilityId, account_id: accountId, first_name: 'Maja' } }
      },
    },
  },
  changeChild: {
    ...entering,
    effect: 'changed',
    refusal: '404 child-not-found',
    requests: {
      'own, foreign': async ({ child }) => {
        const id = await child()
        return {
          params: { id },
          body: { first_name: 'Ola' },
          vanishes: [`select 1 from groups_child where id = ? and first_name = 'x'`, id],
        }
      },
    },
    may: { own: { support: '404 child-not-found', teacher: denied, moderator: denied }, foreign: { support: '404 child-not-found' } },
    errors: {
      GroupNotFound: async (context) => ({ ...(await ownChild(context)), body: { group_id: newId() } }),
      Validation: async (context) => ({ ...(await ownChild(context)), body: {} }),
    },
  },
  removeChild: {
    ...entering,
    effect: 'removed',
    refusal: '404 child-not-found',
    requests: {
      'own, foreign': async ({ child }) => {
        const id = await child()
        return { params: { id }, vanishes: ['select 1 from groups_child where id = ?', id] }
      },
    },
    may: { own: { support: '404 child-not-found', teacher: denied, moderator: denied }, foreign: { support: '404 child-not-found' } },
  },
})
