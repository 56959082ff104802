import { usePage } from '#web/runtime/page.ts'

/** Returns the builder of links to the directory, which is another host; pages of plugins that are not installed have none. */
export const useDirectory = () => {
  const { href, context } = usePage()
  return (name: string, params?: Readonly<Record<string, string>>): string | undefined => {
    const path = href(name, params)
    return path === undefined ? undefined : context.publicUrl + path
  }
}
