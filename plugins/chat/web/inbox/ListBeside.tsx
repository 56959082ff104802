import { lazy } from 'react'
import type { OpenConversation } from '#web/app-kit/conversation/conversation-list-slot.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'
import { useIsHydrated } from '#web/app-kit/page/use-is-hydrated.ts'

const Inbox = lazy(() => import('./Inbox.tsx').then(({ Inbox }) => ({ default: Inbox })))

/** List of conversations beside one of another plugin; read by the browser, since the page of that plugin does not. */
export const ListBeside = ({ of: { facilityId, id } }: { readonly of: OpenConversation }) =>
  useIsHydrated() ? (
    <QueryBoundary skeleton={<Skeleton lines={8} />}>
      <Inbox facilityId={facilityId} open={id} isPage={false} />
    </QueryBoundary>
  ) : (
    <Skeleton lines={8} />
  )
