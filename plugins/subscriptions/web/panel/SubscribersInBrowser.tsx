import { lazy, Suspense, useEffect, useState } from 'react'

// Loaded in the panel alone, so that its styles are not part of every page.
const Subscribers = lazy(async () => ({ default: (await import('./Subscribers.tsx')).Subscribers }))

/** Followers of a facility, shown once the page works in the browser: it is the page of another plugin, which does not read them on the server. */
export const SubscribersInBrowser = ({ of }: { readonly of: { readonly id: string } }) => {
  const [works, setWorks] = useState(false)
  useEffect(() => setWorks(true), [])
  return works ? (
    <Suspense fallback={null}>
      <Subscribers of={of} />
    </Suspense>
  ) : null
}
