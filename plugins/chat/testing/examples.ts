import { run } from '#adapters/memory/run.ts'
import { copyFacility } from '#config/quality/testing/examples/copy-facility.ts'
import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { generateUuid, newId } from '#core/kernel/ids.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { chatApi } from '../contract/api.ts'
import { roomsPerDay } from '../use-cases/open-room.ts'
import { messagesPerMinute } from '../use-cases/send-message.ts'
import { insertGrant, insertRoom } from './store-room.ts'

type RoomOptions = Omit<Parameters<typeof insertRoom>[1], 'facilityId' | 'accountId'> & { readonly authorId?: string }

const createRecords = ({ caller, createMember, facilities, find, object, other, platform, rows }: ExampleContext) => {
  const storeFacility = () => storeStanding(platform, { status: 'registered', validUntil: null })
  /** Stores a room of another parent with a copy of the facility; without object, one of the caller with a facility elsewhere. */
  const room = async (options: RoomOptions = {}) => {
    const facilityId = object === 'none' ? await storeFacility() : await copyFacility({ rows }, facilities[object])
    const parent = await (object === 'none' ? caller() : other())
    if (object === 'none') await insertGrant({ rows }, parent.id, facilityId)
    return { id: await insertRoom({ rows }, { facilityId, accountId: parent.id, ...options }), facilityId }
  }
  /** Stores a facility with a parent and a room of theirs. */
  const parentOf = async (options: RoomOptions = {}) => {
    const parent = await createMember()
    const facilityId = await storeFacility()
    await insertGrant({ rows }, parent.id, facilityId)
    return { parent, facilityId, id: await insertRoom({ rows }, { facilityId, accountId: parent.id, ...options }) }
  }
  return {
    room,
    parentOf,
    storeFacility,
    /** Stores a room in which the caller, or who runs the facility, has written the first message. */
    written: async (options: RoomOptions = {}) => ({ ...(await room({ authorId: (await caller()).id, ...options })), number: '1' }),
    /** Uses up a limit of an account. */
    spend: async (action: string, { id }: Member, limit: { readonly times: number; readonly seconds: number }) => {
      for (let n = 0; n < limit.times; n++) await run(find(RateLimit).consume(action, `account:${id}`, limit))
    },
  }
}
type Context = ContextOf<typeof createRecords>
type Body = Readonly<Record<string, unknown>>

const message = () => ({ key: generateUuid(), text: 'Dziękuję' })
const about =
  (options: RoomOptions = {}, body?: () => Body) =>
  async ({ room }: Context) => ({ params: { id: (await room(options)).id }, ...(body && { body: body() }) })
/** Requests about a room, whose effect `query` finds by its id. */
const requests = (query: string, options: RoomOptions = {}, body?: () => Body) => ({
  'none, own, foreign': async ({ room }: Context) => {
    const { id } = await room(options)
    return { params: { id }, ...(body && { body: body() }), appears: [query, id] as const }
  },
})
const missing = '404 chat-room-not-found'
const inRoom = {
  permission: facilityPermissions.writeChat,
  refusal: missing,
  may: { none: { user: 'success' }, 'own, foreign': { support: missing } },
} as const
const ofStaff = { permission: facilityPermissions.writeChat, may: { 'own, foreign': { support: '403 insufficient-permissions' } } } as const
const hours = { days: [1, 2, 3], opens: 480, closes: 960 }

/**
 * Rooms `own` and `foreign` are those of another parent with the facility of the first group, or of the foreign owner; `none` is
 * one of the caller, as a parent, with a facility elsewhere. Rooms are private: support sees none (decisions §18).
 */
export const examples = examplesOf(chatApi, createRecords, {
  listConversations: {
    requests: { none: () => ({}), foreign: ({ facility }) => ({ query: { facility_id: facility } }) },
    permission: facilityPermissions.writeChat,
    may: { none: { user: 'success' }, foreign: { support: '403 insufficient-permissions' } },
  },
  listCorrespondents: { ...ofStaff, requests: { 'own, foreign': ({ facility }) => ({ query: { facility_id: facility } }) } },
  openRoom: {
    effect: 'opened',
    requests: {
      none: async ({ caller, rows, storeFacility }) => {
        const facilityId = await storeFacility()
        await insertGrant({ rows }, (await caller()).id, facilityId)
        return { body: { facility_id: facilityId, kind: 'parent' }, appears: ['select 1 from chat_room where facility_id = ?', facilityId] }
      },
    },
    errors: {
      FacilityNotFound: () => ({ body: { facility_id: newId(), kind: 'parent' } }),
      InsufficientPermissions: async ({ storeFacility }) => ({ body: { facility_id: await storeFacility(), kind: 'parent' } }),
      NotMember: async ({ createMember, rows, storeFacility }) => {
        const owner = await createMember()
        const facilityId = await storeFacility()
        await insertGrant({ rows }, owner.id, facilityId, 'owner')
        return { as: owner, body: { facility_id: facilityId, kind: 'parent', parent_id: newId() } }
      },
      ChatRoomClosed: async ({ createMember, parentOf, rows }) => {
        const owner = await createMember()
        const { parent, facilityId } = await parentOf({ closedBy: 'parent' })
        await insertGrant({ rows }, owner.id, facilityId, 'owner')
        return { as: owner, body: { facility_id: facilityId, kind: 'parent', parent_id: parent.id, visibility: 'management' } }
      },
      TooManyRequests: async ({ createMember, rows, spend, storeFacility }) => {
        const parent = await createMember()
        const facilityId = await storeFacility()
        await insertGrant({ rows }, parent.id, facilityId)
        await spend('chat.open', parent, roomsPerDay)
        return { as: parent, body: { facility_id: facilityId, kind: 'parent' } }
      },
      Validation: async ({ createMember, rows, storeFacility }) => {
        const owner = await createMember()
        const facilityId = await storeFacility()
        await insertGrant({ rows }, owner.id, facilityId, 'owner')
        return { as: owner, body: { facility_id: facilityId, kind: 'staff', visibility: 'management' } }
      },
    },
  },
  showRoom: { ...inRoom, requests: { 'none, own, foreign': about() } },
  listMessages: { ...inRoom, requests: { 'none, own, foreign': about() } },
  listReaders: {
    permission: facilityPermissions.writeChat,
    refusal: missing,
    requests: {
      'own, foreign': async ({ room }) => ({ params: { id: (await room({ kind: 'announcements' })).id, number: '1' } }),
    },
    may: {
      own: { support: missing, teacher: '403 read-only-room', moderator: '403 read-only-room', parent: '403 read-only-room' },
      foreign: { support: missing },
    },
    errors: {
      ChatMessageNotFound: async ({ createMember, parentOf, rows }) => {
        const owner = await createMember()
        const { facilityId, id } = await parentOf({ kind: 'announcements' })
        await insertGrant({ rows }, owner.id, facilityId, 'owner')
        return { as: owner, params: { id, number: '7' } }
      },
    },
  },
  sendChatMessage: {
    ...inRoom,
    effect: 'sent',
    requests: requests(`select 1 from chat_message where room_id = ? and text = 'Dziękuję'`, {}, message),
    errors: {
      ChatRoomClosed: about({ closedBy: 'facility' }, message),
      ReadOnlyRoom: async ({ parentOf }) => {
        const { parent, id } = await parentOf({ kind: 'announcements' })
        return { as: parent, params: { id }, body: message() }
      },
      MessageKeyUsed: async ({ parentOf }) => {
        const { parent, id } = await parentOf()
        const body = message()
        await parent.browser.call('POST', `/api/v1/chat/room/${id}/message`, body)
        return { as: parent, params: { id }, body: { ...body, text: 'Coś innego' } }
      },
      UploadNotFound: about({}, () => ({ key: generateUuid(), files: [newId()] })),
      TooManyRequests: async ({ parentOf, spend }) => {
        const { parent, id } = await parentOf()
        await spend('chat.message', parent, messagesPerMinute)
        return { as: parent, params: { id }, body: message() }
      },
    },
  },
  editMessage: {
    ...inRoom,
    effect: 'edited',
    requests: {
      'none, own, foreign': async ({ written }) => {
        const { id, number } = await written()
        const appears = [`select 1 from chat_message where room_id = ? and text = 'Poprawione'`, id] as const
        return { params: { id, number }, body: { text: 'Poprawione' }, appears }
      },
    },
    errors: {
      ChatMessageNotFound: async ({ room }) => ({ params: { id: (await room()).id, number: '7' }, body: { text: 'Poprawione' } }),
      MessageFixed: async ({ written }) => {
        const { id, number } = await written({ sentAt: '2026-01-01T00:00:00.000Z' })
        return { params: { id, number }, body: { text: 'Poprawione' } }
      },
    },
  },
  withdrawMessage: {
    ...inRoom,
    effect: 'withdrawn',
    requests: {
      'none, own, foreign': async ({ written }) => {
        const { id, number } = await written()
        return { params: { id, number }, appears: ['select 1 from chat_message where room_id = ? and withdrawn_at is not null', id] }
      },
    },
    errors: { ChatMessageNotFound: async ({ room }) => ({ params: { id: (await room()).id, number: '7' } }) },
  },
  markRoomSeen: {
    ...inRoom,
    effect: 'seen',
    requests: requests('select 1 from chat_mark where room_id = ?', {}, () => ({ number: 1 })),
  },
  muteRoom: {
    ...inRoom,
    effect: 'silent',
    requests: requests('select 1 from chat_mark where room_id = ? and muted_until is not null', {}, () => ({ for: 'day' })),
  },
  closeRoom: {
    ...inRoom,
    effect: 'closed',
    requests: requests('select 1 from chat_room where id = ? and closed_at is not null', {}, () => ({ reason: 'Dziecko odeszło' })),
    errors: {
      ReadOnlyRoom: async ({ parentOf }) => {
        const { parent, id } = await parentOf({ kind: 'announcements' })
        return { as: parent, params: { id }, body: {} }
      },
      Validation: async ({ createMember, parentOf, rows }) => {
        const owner = await createMember()
        const { facilityId, id } = await parentOf()
        await insertGrant({ rows }, owner.id, facilityId, 'owner')
        return { as: owner, params: { id }, body: {} }
      },
    },
  },
  reopenRoom: {
    ...inRoom,
    effect: 'opened',
    requests: {
      none: async ({ room }) => {
        const { id } = await room({ closedBy: 'parent' })
        return { params: { id }, vanishes: ['select 1 from chat_room where id = ? and closed_at is not null', id] }
      },
      'own, foreign': async ({ room }) => {
        const { id } = await room({ closedBy: 'facility' })
        return { params: { id }, vanishes: ['select 1 from chat_room where id = ? and closed_at is not null', id] }
      },
    },
    errors: {
      ChatRoomClosed: async ({ parentOf }) => {
        const { parent, id } = await parentOf({ closedBy: 'facility' })
        return { as: parent, params: { id } }
      },
    },
  },
  showHours: {
    ...ofStaff,
    requests: { foreign: ({ facility }) => ({ params: { facility_id: facility } }) },
    may: { foreign: { support: '403 insufficient-permissions' } },
  },
  setHours: {
    ...ofStaff,
    effect: 'set',
    requests: {
      'own, foreign': async ({ copyFacility: copy }) => {
        const id = await copy()
        return { params: { facility_id: id }, body: hours, appears: ['select 1 from chat_hours where facility_id = ?', id] }
      },
    },
    errors: {
      Validation: async ({ createMember, rows, storeFacility }) => {
        const owner = await createMember()
        const facilityId = await storeFacility()
        await insertGrant({ rows }, owner.id, facilityId, 'owner')
        return { as: owner, params: { facility_id: facilityId }, body: { ...hours, closes: 480 } }
      },
    },
  },
})
