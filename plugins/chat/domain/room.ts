import type { FacilityRole } from '#core/access/roles.ts'
import type { RoomKind, RoomSide, RoomVisibility } from '../contract/room.ts'

/**
 * Room of a facility. There is one of the staff, one of announcements for each set of groups and one for all parents, and for each
 * parent one of each visibility; those that the platform has closed aside.
 */
export interface Room {
  readonly id: string
  readonly facility_id: string
  /** Facility that it was opened at, if that was merged into another one since. */
  readonly moved_from: string | null
  readonly kind: RoomKind
  /** Account of the parent of a parent's room; `null` once it is erased, and in other rooms. */
  readonly account_id: string | null
  readonly visibility: RoomVisibility
  /** Groups whose parents read announcements, in the order of their ids; none: all parents do, and those of other rooms have none. */
  readonly group_ids: readonly string[]
  /** Account that has opened it, which alone sees it before the first message; `null` once it is erased. */
  readonly opened_by: string | null
  /** Messages count from 1; 0: there is none yet. */
  readonly last_number: number
  /** Number of the last message of the facility; in a parent's room an answer makes what came before it old for all colleagues. */
  readonly last_facility: number
  readonly last_message_at: string
  readonly closed_by: RoomSide | 'platform' | null
  readonly closed_reason: string
  readonly closed_at: string | null
}

/**
 * Message of a room. The author of an erased one is unknown and its text empty; that of a withdrawn one is kept for a month for
 * reports, and shown to nobody in the room.
 */
export interface ChatMessage {
  readonly id: string
  readonly room_id: string
  readonly number: number
  readonly side: RoomSide
  readonly account_id: string | null
  /** UUID that its sender gave it; the database stores it once for each account. */
  readonly client_key: string
  readonly text: string
  readonly files: readonly string[]
  readonly sent_at: string
  readonly edited_at: string | null
  readonly withdrawn_at: string | null
  /** Hidden by support. */
  readonly hidden: boolean
}

/** Relation of an account to a facility, read with every request; `null`: it has none. */
export interface Standing {
  readonly accountId: string
  readonly role: FacilityRole
  /** A teacher who was given the permission to write with parents. */
  readonly writes: boolean
  /** Groups of a parent's children. */
  readonly groups: readonly string[]
}

const manages = ({ role }: Standing): boolean => role === 'owner' || role === 'administrator'

/** Returns whether somebody writes with parents for the facility: owner and administrators, and teachers who were given it. */
export const isCorrespondent = (standing: Standing): boolean => manages(standing) || (standing.role === 'teacher' && standing.writes)

type RoomAccess = Pick<Room, 'kind' | 'account_id' | 'visibility' | 'group_ids'>

/** Returns whether a parent reads announcements to groups; those to none are for all. */
const readsAnnouncements = (groupIds: readonly string[], { groups }: Standing): boolean =>
  groupIds.length === 0 || groupIds.some((id) => groups.includes(id))

/**
 * Returns the side on which an account is in a room; `null` for everybody else, support included. No room has two parents, and
 * no way leads a parent into a room of the staff.
 */
export const sideIn = ({ kind, account_id, visibility, group_ids }: RoomAccess, standing: Standing | null): RoomSide | null => {
  if (standing === null) return null
  if (standing.role === 'parent')
    return (kind === 'announcements' && readsAnnouncements(group_ids, standing)) || (kind === 'parent' && account_id === standing.accountId)
      ? 'parent'
      : null
  if (kind === 'staff' || kind === 'announcements') return 'facility'
  return visibility === 'management' ? (manages(standing) ? 'facility' : null) : isCorrespondent(standing) ? 'facility' : null
}

/** Returns whether an account that is in a room may write there: announcements are written by the correspondents alone. */
export const mayWrite = ({ kind }: Pick<Room, 'kind'>, standing: Standing): boolean =>
  kind !== 'announcements' || (standing.role !== 'parent' && isCorrespondent(standing))

/** Audience of the frames of a room on the side of the facility or, for announcements, of all parents or those of a group. */
export const audiences = {
  members: (facilityId: string) => `members:${facilityId}`,
  crew: (facilityId: string) => `crew:${facilityId}`,
  staff: (facilityId: string) => `staff:${facilityId}`,
  management: (facilityId: string) => `management:${facilityId}`,
  group: (facilityId: string, groupId: string) => `group:${facilityId}:${groupId}`,
} as const

/** Returns the audiences that an account belongs to at a facility. */
export const audiencesOf = (standing: Standing, facilityId: string): readonly string[] => {
  if (standing.role === 'parent') return [audiences.members(facilityId), ...standing.groups.map((id) => audiences.group(facilityId, id))]
  return [
    audiences.crew(facilityId),
    ...(isCorrespondent(standing) ? [audiences.staff(facilityId)] : []),
    ...(manages(standing) ? [audiences.management(facilityId)] : []),
  ]
}

/**
 * Returns those who read a room: the audience on the side of the facility, and accounts and audiences on the side of parents. A
 * parent with children in several groups may get a frame for each; messages have numbers, and pages show each once.
 */
export const readersOf = ({ kind, visibility, facility_id, account_id, group_ids }: Room) => {
  const facility = { audience: audiences[kind === 'parent' ? visibility : 'crew'](facility_id) }
  if (kind === 'staff') return { facility, parents: [] }
  if (kind === 'parent') return { facility, parents: account_id === null ? [] : [account_id] }
  const names =
    group_ids.length === 0 ? [audiences.members(facility_id)] : group_ids.map((groupId) => audiences.group(facility_id, groupId))
  return { facility, parents: names.map((audience) => ({ audience })) }
}

/** Returns whether those in a room may read the text and the files of a message. */
export const isShown = ({ withdrawn_at, hidden }: Pick<ChatMessage, 'withdrawn_at' | 'hidden'>): boolean => withdrawn_at === null && !hidden

const minuteMs = 60_000

/** Returns whether the author may still edit a message. */
export const mayEdit = (message: ChatMessage, editMinutes: number, now: Date): boolean =>
  isShown(message) && Date.parse(message.sent_at) + editMinutes * minuteMs >= now.getTime()
