import { usePushedMessage } from '#web/app-kit/use-pushed-message.ts'
import { membershipUpdated } from '../../contract/channel.ts'

/** Calls back when members of a facility have changed: an invitation was accepted, a request came, somebody else decided. */
export const useMembershipUpdates = (facilityId: string, onUpdate: () => unknown): void =>
  usePushedMessage<{ readonly facility_id: string }>(membershipUpdated, ({ facility_id }) => facility_id === facilityId && onUpdate())
