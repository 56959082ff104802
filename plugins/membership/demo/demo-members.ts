import type { Member } from '../domain/member.ts'

/** Facility of the demo that has members. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

/** Members of the facility of the demo, by the address of their account; `days`: how long ago it came to this. */
export const demoMembers: readonly (Pick<Member, 'role' | 'state'> & { readonly email: string; readonly days: number })[] = [
  { email: 'rodzic@demo.test', role: 'parent', state: 'approved', days: 70 },
  { email: 'mama@demo.test', role: 'parent', state: 'approved', days: 40 },
  { email: 'tata@demo.test', role: 'parent', state: 'approved', days: 12 },
  { email: 'babcia@demo.test', role: 'parent', state: 'awaiting_verification', days: 1 },
  { email: 'nauczyciel@demo.test', role: 'teacher', state: 'approved', days: 120 },
  { email: 'opiekunka@demo.test', role: 'teacher', state: 'approved', days: 90 },
]

/** Invited parent of the demo who has no account. */
export const demoInvitation = { email: 'ciocia.jola@demo.test', role: 'parent', days: 2 } as const
