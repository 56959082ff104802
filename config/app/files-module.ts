import path from 'node:path'
import { Effect } from 'effect'
import { makeCalendarFile } from '#adapters/calendar/calendar-file.ts'
import { makeCsvFiles } from '#adapters/csv/csv-files.ts'
import { makeDomains } from '#adapters/dns/domains.ts'
import { makePdfPreviews } from '#adapters/documents/pdf-previews.ts'
import { makeWatermarks } from '#adapters/documents/watermarks.ts'
import { makeDiskStore } from '#adapters/files/disk-store.ts'
import { makeJsonFiles } from '#adapters/files/json-files.ts'
import { makePublicFiles } from '#adapters/files/public-files.ts'
import { makeS3Store } from '#adapters/files/s3-store.ts'
import { sharePublicFiles } from '#adapters/files/shared-public-files.ts'
import { makeUrgentSpool } from '#adapters/files/urgent-spool.ts'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { makeNominatim } from '#adapters/geocoding/nominatim.ts'
import { makeHolidays } from '#adapters/holidays/holidays.ts'
import { makeChatCompletions } from '#adapters/language-model/chat-completions.ts'
import { makeMapPictures } from '#adapters/map-pictures/map-pictures.ts'
import { makeTileArchives } from '#adapters/map-tiles/tile-archives.ts'
import { makePictures } from '#adapters/pictures/pictures.ts'
import { makeQrCodes } from '#adapters/qr-codes/qr-codes.ts'
import { makeOsrm } from '#adapters/routing/osrm.ts'
import { makeClamd } from '#adapters/virus-scanner/clamd.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { CsvFiles } from '#core/ports/csv-file.ts'
import { Domains } from '#core/ports/domains.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { JsonFiles } from '#core/ports/json-files.ts'
import { LanguageModel } from '#core/ports/language-model.ts'
import { MapPictures } from '#core/ports/map-pictures.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { PdfPreviews } from '#core/ports/pdf-previews.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { QrCodes } from '#core/ports/qr-codes.ts'
import { Routing } from '#core/ports/routing.ts'
import { TileArchives } from '#core/ports/tile-archives.ts'
import { UrgentSpool } from '#core/ports/urgent-spool.ts'
import { VirusScanner } from '#core/ports/virus-scanner.ts'
import { Watermarks } from '#core/ports/watermarks.ts'
import type { PlatformOptions } from './platform-options.ts'

type Dependencies = Required<
  Pick<PlatformOptions, 'dataDir' | 'geocoder' | 'routing' | 'languageModel' | 'logger' | 'nameServers' | 'storage' | 'virusScanner'>
> & {
  /** Public address of the installation. */
  readonly publicUrl: string
}

/** Folder of `PublicFiles`. */
export const publicFilesFolder = (dataDir: string): string => path.join(dataDir, 'public')

/**
 * Binds the adapters that do not use the database: CSV and calendar files, images, documents, domains, gazetteer,
 * geocoding, routing, holidays, the language model, map tiles and pictures, public files, the store of uploads and their
 * scanner, and the spool for urgent notes.
 */
export const bindFiles = (
  bind: Bind,
  { dataDir, geocoder, routing, languageModel, logger, nameServers, publicUrl, storage, virusScanner }: Dependencies,
): void => {
  const onHandOverError = (id: string) => logger.warn({ id }, 'urgent message not delivered yet')
  bind(UrgentSpool, {}, () => makeUrgentSpool({ folder: path.join(dataDir, 'urgent'), onHandOverError }))
  const localFiles = makePublicFiles({ folder: publicFilesFolder(dataDir) })
  // Uploads in the data folder itself: processes that share them share the public files too.
  const isLocal = storage.kind === 'disk' && path.dirname(storage.folder) === path.resolve(dataDir)
  bind(PublicFiles, { store: FileStore }, ({ store }) => (isLocal ? localFiles : sharePublicFiles(localFiles, store)))
  bind(TileArchives, {}, makeTileArchives)
  bind(MapPictures, {}, makeMapPictures)
  bind(CalendarFile, {}, makeCalendarFile)
  bind(QrCodes, {}, makeQrCodes)
  bind(FileStore, {}, () => (storage.kind === 's3' ? makeS3Store(storage) : makeDiskStore(storage)))
  bind(Domains, {}, () => makeDomains({ publicUrl, servers: nameServers }))
  bind(Pictures, {}, () => makePictures())
  bind(Watermarks, {}, makeWatermarks)
  bind(PdfPreviews, {}, () => makePdfPreviews())
  bind(VirusScanner, {}, () => (virusScanner ? makeClamd(virusScanner) : { isClean: () => Effect.succeed(true) }))
  bind(Holidays, {}, makeHolidays)
  bind(CsvFiles, {}, makeCsvFiles)
  bind(JsonFiles, {}, makeJsonFiles)
  bind(Gazetteer, {}, makeGazetteer)
  bind(OpenGeocoder, {}, (): OpenGeocoder => (geocoder ? makeNominatim(geocoder) : { kind: 'none' }))
  bind(Routing, {}, (): Routing => (routing ? makeOsrm(routing) : { kind: 'none' }))
  bind(LanguageModel, {}, (): LanguageModel => (languageModel ? makeChatCompletions(languageModel) : { kind: 'none' }))
}
