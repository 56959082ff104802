import type { Environment } from './environment.ts'

const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/

/** Tells if an address is of another machine; a socket of the system has no host. */
const isElsewhere = ({ hostname }: URL) => !own.test(hostname)

const database = (name: string, address: string | null): readonly string[] => {
  const url = address === null ? null : URL.parse(address)
  const mode = url?.searchParams.get('sslmode') ?? ''
  return url && isElsewhere(url) && !/^(require|verify-ca|verify-full)$/.test(mode) ? [`${name}: add ?sslmode=verify-full`] : []
}

/** Tells if a mail server is reached by TLS from the first byte, or refused where it offers none. */
const isMailProtected = ({ protocol, searchParams }: URL) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'

const plainHttp = (name: string, address: string | null | undefined): readonly string[] => {
  const url = address ? URL.parse(address) : null
  return url?.protocol === 'http:' && isElsewhere(url) ? [`${name}: use https`] : []
}

/** Names the variables whose services are on other machines and reached without TLS, with what to write. */
export const unprotectedServices = ({
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrls,
  storage,
  smtp,
  searchUrl,
  geocoderUrl,
  routingUrl,
  languageModel,
  traces,
  virusScanner,
}: Environment): readonly string[] => {
  const mail = smtp && URL.parse(smtp.url)
  return [
    ...database('DATABASE_URL', databaseUrl),
    ...database('DATABASE_DIRECT_URL', databaseDirectUrl),
    ...databaseReplicaUrls.flatMap((url) => database('DATABASE_REPLICA_URLS', url)),
    ...(storage.kind === 's3' ? plainHttp('STORAGE_URL', storage.bucket).map(() => 'STORAGE_URL: remove tls=off') : []),
    ...(mail && isElsewhere(mail) && !isMailProtected(mail) ? ['SMTP_URL: use smtps, or add ?requireTLS=true'] : []),
    ...plainHttp('SEARCH_URL', searchUrl),
    ...plainHttp('GEOCODER_URL', geocoderUrl),
    ...plainHttp('ROUTING_URL', routingUrl?.replaceAll('{mode}', '')),
    ...plainHttp('AI_URL', languageModel?.url),
    ...plainHttp('OTEL_EXPORTER_OTLP_ENDPOINT', traces?.url),
    ...(virusScanner && !own.test(virusScanner.host) ? ['CLAMD_ADDRESS: ClamAV has no TLS; run it on this machine'] : []),
  ]
}
