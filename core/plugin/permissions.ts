import type { FacilityPermission } from '#core/access/permissions.ts'
import { token } from '#core/kernel/token.ts'
import { BadPlugins } from './dependency-order.ts'
import type { Definition } from './route-definition.ts'

interface WithPermissions {
  readonly name: string
  readonly permissions?: readonly FacilityPermission[]
  readonly endpoints?: readonly Pick<Definition, 'access' | 'path'>[]
}

/** Permissions of all plugins. */
export type Permissions = readonly FacilityPermission[]
export const Permissions = token<Permissions>('core/Permissions')

/**
 * Collects the permissions of all plugins. Fails with `BadPlugins` for a permission that two plugins declare, or that a
 * route asks for and no plugin declares.
 */
export const permissionsOf = (plugins: readonly WithPermissions[]): Permissions => {
  const owners = new Map<string, string>()
  for (const { name: plugin, permissions = [] } of plugins)
    for (const { name } of permissions) {
      const owner = owners.get(name)
      if (owner) throw new BadPlugins(`Plugins ${owner} and ${plugin} both declare the permission ${name}`)
      owners.set(name, plugin)
    }
  for (const { name: plugin, endpoints = [] } of plugins)
    for (const { access, path } of endpoints)
      if (typeof access === 'object' && !owners.has(access.permission.name))
        throw new BadPlugins(`Plugin ${plugin}: ${path} asks for the permission ${access.permission.name}, which no plugin declares`)
  return plugins.flatMap(({ permissions = [] }) => permissions)
}
