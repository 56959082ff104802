import { type ReactNode, useEffect, useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'

/** Part of the page that reads data by the id of the site, which the server does not know when it reads what the page needs. */
export const AfterLoad = ({ children }: { readonly children: ReactNode }) => {
  const [isBrowser, setBrowser] = useState(false)
  useEffect(() => setBrowser(true), [])
  return isBrowser ? <QueryBoundary>{children}</QueryBoundary> : <Skeleton />
}
