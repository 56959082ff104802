import type { Plugin } from './define-plugin.ts'
import { BadPlugins } from './dependency-order.ts'
import { reservedBuildNames } from './names.ts'

/** Folder of files and the address under which they are public: `/assets/map`. */
export interface AssetFolder {
  readonly address: string
  /** `file:` URL with a trailing slash. */
  readonly folder: URL
}

/**
 * Asset folders of all plugins, those of `PublicFiles` (`publicFiles`: their common folder) first. Fails with
 * `BadPlugins` where a plugin is named like a folder of the build.
 */
export const assetFolders = (plugins: readonly Plugin[], publicFiles: URL): readonly AssetFolder[] =>
  plugins.flatMap(({ name, assets, publicFiles: hasPublicFiles }) => {
    if (reservedBuildNames.includes(name))
      throw new BadPlugins(`No plugin may be called ${name}: /assets/${name}/ contains files of the build`)
    return [
      ...(hasPublicFiles ? [{ address: `/assets/${name}/files`, folder: new URL(`${name}/`, publicFiles) }] : []),
      ...(assets ? [{ address: `/assets/${name}`, folder: assets }] : []),
    ]
  })
