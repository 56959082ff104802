import type { unaskableReasons } from '../contract/publication.ts'
import type { QuestionFacility } from './mail-links.port.ts'

/** Returns why a facility cannot be asked; `null`: it can. Without staff, the register's address gets the question by mail. */
export const askRefusal = (
  { active, staff, register_email, stopped }: Pick<QuestionFacility, 'active' | 'staff' | 'register_email' | 'stopped'>,
  isStaff: boolean,
): (typeof unaskableReasons)[number] | null =>
  isStaff ? 'own' : !active ? 'inactive' : staff.length === 0 && (register_email === null || stopped) ? 'unreachable' : null
