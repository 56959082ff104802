/** Part of a name at which a word counts: the whole of it, a part between hyphens, the beginning of a part, or anywhere in it. */
type Place = 'whole' | 'part' | 'beginning' | 'anywhere'

/** Words that no name may have at one place, and why. */
interface RefusedWords {
  readonly refusal: 'reserved' | 'pretending' | 'offensive'
  readonly place: Place
  readonly words: readonly string[]
}

const listed = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/**
 * Words of names that are refused, one list for each place. Names of hosts are the platform's own for ever (RFC 2142
 * among them); names that pretend to be it, an office or a bank, and offensive ones, support frees for a facility that is
 * really called so.
 */
export const refusedWords: readonly RefusedWords[] = [
  {
    refusal: 'reserved',
    place: 'whole',
    words: listed(`
      abuse account accounts admin administrator api app assets auth autoconfig autodiscover beta billing blog bounce bounces builds caldav
      carddav cdn cms contact demo dev dkim dmarc dns docs email ftp git help hostmaster imap info internal kontakt localhost mail mailer
      mailer-daemon media mobile mta mx news noreply no-reply ns office panel pliki pop postmaster preview prod production root secure
      security shop sklep smtp spf sso staging static status strona support system test testing tls tmp upload uploads vpn webmail webmaster
      wpad www`),
  },
  {
    refusal: 'pretending',
    place: 'part',
    words: listed(`
      konto konta login loginy zaloguj haslo hasla password signin signup oauth platnosc platnosci payment payments faktura faktury pomoc
      helpdesk regulamin rodo gov zus nfz krs pit epuap mobywatel obywatel urzad policja straz sad sejm senat mswia men mein uodo bank blik
      pko pekao ing mbank santander millennium allegro olx facebook google microsoft apple whatsapp instagram netflix inpost poczta dhl`),
  },
  {
    refusal: 'pretending',
    place: 'beginning',
    words: listed(
      'kredka logowani rejestracj weryfikacj autoryzacj aktywacj administrat ministerst kuratori prokuratur skarbow paypal dotpay przelewy',
    ),
  },
  {
    refusal: 'offensive',
    place: 'beginning',
    words: listed(`
      anal anus bitch boob burdel chuj chuje cipa cipk cipy ciota ciot cunt cwel debil dick dildo dupa dupc dupe dupy dziwk faggot fiut fuck
      gowno gowni hentai hitler huje hujo huju jeba jebi jebn kutas murzyn nazi nazis nigger nigga orgi pedal pedofil penis pierd pizd pojeb
      popierd porn pussy rape ruchac sadom seks sex shit skurw sperm spierd sraj srac sraczk suka suki swastyk szmata terror whore wkurw
      wypierd zajeb zydek`),
  },
  {
    refusal: 'offensive',
    place: 'anywhere',
    words: listed('kurwa kurwy chuja chujow pierdol jebac jebany skurwy porno hitler pedofil faszyst'),
  },
]
