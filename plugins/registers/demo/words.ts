/** Names of private nurseries and clubs, as they follow the kind: "Żłobek Pod Chmurką". Left out: Tęcza, Słoneczko and Bajka, which the demo gives away by hand. */
export const warmNames = [
  'Pod Chmurką', 'Na Polance', 'Leśna Polana', 'Wesoła Gromadka', 'Małe Stópki', 'Zielony Zakątek', 'Bajkowy Ogród', 'Domek na Drzewie', 'Kolorowe Kredki',
  'Pluszowy Miś', 'Tuptusie', 'Biedroneczka', 'Krasnoludki', 'Akademia Maluszka', 'Mała Sówka', 'Kraina Uśmiechu', 'Puchate Kocyki', 'Jagódka', 'Pszczółki',
  'Niezapominajka', 'Pod Kasztanem', 'Pod Lipami', 'Pod Parasolem', 'Dmuchawiec', 'Skrzat', 'Muchomorek', 'Żabka', 'Motylek', 'Wiewiórka', 'Poziomka',
  'Zaczarowany Las', 'Cztery Pory Roku', 'Mały Odkrywca', 'Miodowa Chatka', 'Gwiazdeczka', 'Promyczek', 'Bocianie Gniazdo', 'Ptasie Radio', 'Kubuś', 'Calineczka',
  'Na Jagody', 'W Dolinie', 'Na Poddaszu', 'Wiatrak', 'Latawiec', 'Karuzela', 'Pierwsze Kroki', 'Mali Giganci', 'Szczęśliwe Brzdące', 'Malinowy Chruśniak',
  'Rumianek', 'Stokrotka', 'Kropelka', 'Nutka', 'Mruczek', 'Jeżyk', 'Lisek', 'Zajączek', 'Wróbelek', 'Sikorka', 'Kaczuszki', 'Żółwik', 'Delfinek', 'Pingwinek',
  'Kangurek', 'Ważka', 'Świerszczyk', 'Bursztynek', 'Perełka', 'Groszek', 'Fasolka', 'Dynia', 'Marchewka', 'Wesoła Ciuchcia', 'Mały Książę', 'Piernikowy Domek',
  'Kot w Butach', 'Ogród Zmysłów', 'Przytulisko', 'Szumiące Brzozy', 'Księżycowa Polana', 'Błękitny Balonik', 'Na Słonecznej Górce', 'U Cioci Kloci', 'Dobre Skrzaty',
] as const

/** What stands before the name, by kind; repeated where usual. */
export const kindsBefore = {
  nursery: ['Żłobek', 'Żłobek', 'Żłobek', 'Żłobek Niepubliczny', 'Niepubliczny Żłobek', 'Prywatny Żłobek', 'Żłobek Montessori', 'Żłobek Artystyczny', 'Dwujęzyczny Żłobek'],
  toddler_club: ['Klub Malucha', 'Klub Malucha', 'Klub Dziecięcy', 'Klubik', 'Klubik Malucha'],
} as const

/** Street names found in most Polish towns. */
export const streets = [
  'ul. Szkolna', 'ul. Ogrodowa', 'ul. Leśna', 'ul. Polna', 'ul. Słoneczna', 'ul. Lipowa', 'ul. Kwiatowa', 'ul. Brzozowa', 'ul. Akacjowa', 'ul. Klonowa', 'ul. Wiśniowa',
  'ul. Sadowa', 'ul. Zielona', 'ul. Parkowa', 'ul. Łąkowa', 'ul. Spacerowa', 'ul. Wiosenna', 'ul. Jasna', 'ul. Cicha', 'ul. Krótka', 'ul. Długa', 'ul. Nowa', 'ul. Górna',
  'ul. Kolejowa', 'ul. Krakowska', 'ul. Warszawska', 'ul. Tadeusza Kościuszki', 'ul. Adama Mickiewicza', 'ul. Juliusza Słowackiego', 'ul. Henryka Sienkiewicza',
  'ul. Marii Konopnickiej', 'ul. Jana Brzechwy', 'ul. Juliana Tuwima', 'ul. Bolesława Prusa', 'ul. Fryderyka Chopina', 'ul. Mikołaja Kopernika', 'ul. 3 Maja',
  'al. Wojska Polskiego', 'al. Niepodległości', 'os. Przyjaźni', 'os. Kolorowe', 'pl. Wolności',
] as const

/** The made-up companies and foundations behind private facilities. */
export const companies = [
  'Wymyślony Zakątek sp. z o.o.', 'Fundacja Zmyślone Dzieciństwo', 'Przykładowa Opieka sp. z o.o.', 'Chmurka Demo sp. z o.o.', 'Kredkowo Przykład sp. z o.o.',
  'Stowarzyszenie Rodziców „Na Niby”', 'Zmyślona Polana s.c.', 'Demo Maluch sp. z o.o.', 'Fundacja Przykładowy Uśmiech', 'Na Niby Edukacja S.A.',
] as const

/** Who runs municipal nurseries in the demo; no town's real unit. */
export const municipal = 'Samorządowy Zespół Żłobków (dane przykładowe)'
