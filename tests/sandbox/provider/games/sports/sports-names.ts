/** Leagues and who plays in them. Invented, as is everything in the sandbox. */
import type { SportId } from './sports-table.ts'

export interface League {
  readonly name: string
  readonly sides: readonly string[]
}

const list = (names: string): readonly string[] => names.split('|')

const orgs = list(
  'Blaze Alab|Team Tadhana|Onyx Diwata|Sinag Five|Kidlat Squad|Habagat Clan|Bakunawa|Talim Elite',
)
const others = list(
  'Laya Gaming|Agila Nine|Amihan Pro|Tala Rising|Lakan Unit|Dagat Esports|Bulalakaw|Hari Gaming',
)

/** Two leagues a sport, in turn, so that nobody plays two matches at once. */
export const leagues: Readonly<Record<SportId, readonly [League, League]>> = {
  basketball: [
    {
      name: 'Manila Pro League',
      sides: list(
        'Manila Kings|Quezon Comets|Makati Steel|Pasig Riders|Taguig Stallions|Laguna Heroes|Caloocan Bolts|Batangas Brew',
      ),
    },
    {
      name: 'Visayas Cup',
      sides: list(
        'Cebu Sharks|Iloilo Tide|Bacolod Masks|Bohol Tarsiers|Leyte Warriors|Dumaguete Gulls|Davao Eagles|Zambo Vintas',
      ),
    },
  ],
  football: [
    {
      name: 'Liga Pilipinas',
      sides: list(
        'Manila Azul|Cebu Mariners|Davao Aguilas|Baguio Pines|Iloilo Norte|Bacolod Sur|Subic Harbor|Palawan Coral',
      ),
    },
    {
      name: 'Pacific Series',
      sides: list(
        'Harbor City|Saigon Lotus|Bangkok Elephants|Jakarta Garuda|Osaka Blue|Penang Rovers|Taipei Cranes|Perth Tide',
      ),
    },
  ],
  volleyball: [
    {
      name: 'Spike Nation',
      sides: list(
        'Manila Sirens|Cavite Waves|Rizal Angels|Bulacan Flames|Tarlac Storm|Antipolo Hills|Pampanga Stars|Quezon Blooms',
      ),
    },
    {
      name: 'Island Open',
      sides: list(
        'Cebu Pearls|Iloilo Queens|Davao Orchids|Siargao Surf|Bohol Gems|Leyte Lights|Palawan Reefs|Negros Cane',
      ),
    },
  ],
  tennis: [
    {
      name: 'Manila Tie-break Tens',
      sides: list('R. Santos|J. Reyes|M. Cruz|A. Bautista|K. Ocampo|D. Villanueva|L. Aquino|P. Mercado'),
    },
    {
      name: 'Asian Tie-break Tens',
      sides: list('H. Tanaka|Y. Sato|N. Pham|T. Nguyen|S. Chai|W. Lin|B. Wijaya|C. Rahman'),
    },
  ],
  badminton: [
    {
      name: 'Visayas Smash',
      sides: list('E. Gomez|F. Navarro|G. Salazar|I. Torres|N. Domingo|O. Castillo|T. Pascual|V. Ramos'),
    },
    {
      name: 'Asian Circuit',
      sides: list('K. Ito|R. Mori|A. Hartono|D. Susanto|P. Wong|L. Zhao|S. Boonmee|M. Le'),
    },
  ],
  boxing: [
    {
      name: 'Manila Fight Night',
      sides: list(
        'Rico “Kidlat” Abad|Jun “Bagyo” Dizon|Nestor Luna|Boy Alcantara|Dante Rosales|Marlon Tiu|Efren Sison|Rey “Tigre” Lao',
      ),
    },
    {
      name: 'Pacific Belt',
      sides: list(
        'Kenta Mizuno|Somchai Dee|Arif Hakim|Minh Dao|Joel Cabrera|Leo Fonseca|Daniel Okada|Toto Mangubat',
      ),
    },
  ],
  arena: [
    { name: 'Bathala Arena: Pro Season', sides: orgs },
    { name: 'Bathala Arena: Challengers', sides: others },
  ],
  shooter: [
    { name: 'Alab Strike: Major', sides: others },
    { name: 'Alab Strike: Open', sides: orgs },
  ],
  fighter: [
    {
      name: 'Kampilan Clash: Finals',
      sides: list('Bulan|Kris|Datu K|Sibat|Lila|Tikbalang|Ronin PH|Maya X'),
    },
    {
      name: 'Kampilan Clash: Rumble',
      sides: list('Apoy|Balisong|Zero Dos|Hiwaga|Kulog|Neon Ina|Pako|Sundang'),
    },
  ],
}
