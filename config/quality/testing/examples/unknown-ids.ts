import { newId } from '#core/kernel/ids.ts'

/** Returns the address of a call once for each parameter in the path of its route, with a fresh id that belongs to nothing in its place. */
export const pathsWithUnknownIds = (route: string, path: string): readonly string[] => {
  const segments = route.split('/')
  const [pathname = '', ...query] = path.split('?')
  return segments.flatMap((segment, at) => {
    if (!segment.startsWith(':')) return []
    const changed = pathname.split('/').map((one, place) => (place === at ? newId() : one))
    return [[changed.join('/'), ...query].join('?')]
  })
}
