import type { Plugin } from './define-plugin.ts'
import { namesOfBuild } from './names.ts'
import { BadPlugins } from './order.ts'

/** A folder of files, and the address under which they are public: `/assets/map`. */
export interface AssetFolder {
  readonly address: string
  /** `file:`, with a slash at its end. */
  readonly folder: URL
}

/** The files of all plugins. One called like a folder of the build's would hide that: `BadPlugins`, with its name. */
export const assetFolders = (plugins: readonly Plugin[]): readonly AssetFolder[] =>
  plugins.flatMap(({ name, assets }) => {
    if (namesOfBuild.includes(name)) throw new BadPlugins(`No plugin may be called ${name}: /assets/${name}/ holds files of the build`)
    return assets ? [{ address: `/assets/${name}`, folder: assets }] : []
  })
