/** Words for generated names: words before a subject, the subjects, and words after it. */
import type { ArtCategory } from '../category.ts'

const words = (text: string): readonly string[] => text.split('|')

const slotBefore = words(
  'Golden|Lucky|Wild|Royal|Neon|Mighty|Crystal|Ancient|Midnight|Sweet|Grand|Electric|Hidden|' +
    'Blazing|Silver|Mystic|Super|Turbo|Secret|Happy|Emerald|Scarlet|Cosmic|Dancing|Moonlit|Double|' +
    'Triple|Legendary|Island|Manila|Cebu|Palawan|Visayan|Masayang|Gintong|Dakilang|Makulay|Baguio|' +
    'Rizal|Tropical|Velvet|Flying|Roaring|Rising|Sunset|Harvest|Radiant|Jade',
)

const slotSubjects = words(
  'Mango|Bakunawa|Parol|Tarsier|Jeepney|Sarimanok|Mayon|Perlas|Halo-Halo|Carabao|Sampaguita|' +
    'Bahay Kubo|Salakot|Kidlat|Agila|Masskara|Vinta|Bituin|Dragon|Tiger|Wolf|Phoenix|Koi|Lantern|' +
    'Crown|Temple|Treasure|Sevens|Cherries|Jewels|Bells|Coins|Moon|Araw|Paruparo|Pakwan|Galleon|' +
    'Adarna|Banig|Gayuma|Palayok|Bagyo|Hari|Ginto|Fiesta|Itlog|Lobo|Buwan|Tigre|Diamonds|Bulaklak|' +
    'Barya|Kaban',
)

const slotAfter = words(
  'Rush|Fortune|Spins|Bonanza|Quest|Riches|Reels|Gold|Deluxe|Party|Legends|Magic|Nights|Blitz|' +
    'Parade|Kingdom|Express|Trail|Blast|Bay|Carnival|Empire|Boom|Odyssey|Perya|Quest II|Gigablast',
)

/** Words that promise a feature. Only models that have it take them. */
export const featureWords: Readonly<Record<string, readonly string[]>> = {
  freeSpins: words('Free Spins'),
  expandingWilds: words('Wilds|Wild Reels'),
  holdAndWin: words('Hold and Win|Respin|Link'),
  tumble: words('Tumble|Cascade'),
  ways: words('Ways|243 Ways'),
}
/** Words that promise a jackpot. */
export const jackpotWords = words('Jackpot|Megapot')

const liveBefore = words(
  'Manila|Sampaguita|Bituin|Luneta|Intramuros|Cebu|Boracay|Palawan|Vigan|Siargao|Makati|Amihan|' +
    'Perlas|Emerald|Sapphire|Golden|Crystal|Royal|Imperial|Prestige|Velvet|Tanglaw|Hiwaga|Grand|' +
    'Salon|Skyline|Sunset|Midnight|Dalisay|Maharlika|Silangan|Kislap|Ginto|Batangas|Davao|Iloilo|' +
    'Quezon|Tagaytay|Bohol|Mabuhay|Diwata|Habagat|Ivory|Orchid|Jade|Noble|Signature|Peacock',
)

const liveGames = words('Baccarat|Roulette|Dragon Tiger|Color Game')

const liveAfter = words(
  'A|B|C|D|E|F|VIP|Prime|Club|Salon|Live|Gold|One|Two|Three|Seven|Eight|Plus|Lounge|G|H',
)

const fishBefore = words(
  'Golden|Deep|Coral|Mighty|Crazy|Royal|Thunder|Ocean|Lucky|Neon|Abyss|Tubbataha|Sulu|Palawan|' +
    'Giant|Mystic|Storm|Crystal|Wild|Turbo|Emerald|Rainbow|Dragon King’s|Sunken|Moonlit|Pacific|' +
    'Apo Reef|Captain’s|Fearless|Electric',
)

const fishSubjects = words(
  'Shark|Pawikan|Octopus|Dikya|Marlin|Butete|Alimango|Seahorse|Butanding|Angler|Lobster|Manta|' +
    'Trident|Submarine|Cannon|Angelfish|Pugita|Crab|Whale|Bangus|Lapu-Lapu|Turtle|Pating',
)

const fishAfter = words(
  'Hunter|Fishing|Reef|Blast|Catch|Frenzy|Bounty|Safari|Raiders|Bay|Hunt 2|Splash|Showdown|' +
    'Patrol|Feast|Arcade|Depths|Strike|Festival',
)

const pvpBefore = words(
  'Barkada|Kanto|Fiesta|Manila|Classic|Turbo|Royal|Golden|Lucky|Pinoy|Bayan|Grand|Midnight|' +
    'Masters|Quick|Club|Street|Tropa|Weekend|Perya|Diwata|Champion|Tambayan|Silver|Cebuano|Ilocos|' +
    'Davao|Sunset|Legend|Merienda',
)

const pvpSubjects = words('Lucky Nine|Pusoy Dos|Tongits')

const pvpAfter = words(
  'Go|Arena|League|Plus|Battle|Room|Masters|Wars|Night|Tables|Cup|Express|Royale|Rivals|Series|' +
    'Challenge|Zone|Corner|Live Match',
)

const sportBefore = words(
  'Manila|Liga|Island|Super|National|Pacific|Metro|Bayan|Prime|Weekend|Fast|Summer|Golden|' +
    'Northern|Visayas|Mindanao|All-Star|Virtual|Asian|Champion|Barangay|Premier|Night|Grand|Luzon|' +
    'Turbo|Monsoon|Coastal|Harbor|Capital',
)

/** Only sports that a sportsbook has; each book begins with the one in its name. */
const sportSubjects = words(
  'Football|Basketball|Volleyball|Boxing|Tennis|Badminton|Penalty|Dunk|Spike|Knockout|Smash|Golazo|Striker',
)

const sportAfter = words(
  'League|Cup|Series|Live|Masters|Open|Classic|Tour|Championship|Rivals|Matchday|Odds|Finals|' +
    'Nation|Showdown|Circuit|Select|Pro|Arena',
)

const esportBefore = words(
  'Neon|Shadow|Cyber|Titan|Rogue|Iron|Nova|Alab|Kidlat|Zero|Hyper|Phantom|Lakan|Crimson|Quantum|' +
    'Storm|Manila|Apex Isle|Silent|Frost|Pixel|Vortex|Lumad|Eclipse|Rapid|Omega|Bayani|Solar|' +
    'Feral|Midnight',
)

const esportSubjects = words(
  'Strike|Siege|Mech|Paladin|Squad|Arcade|Kampilan|Guardian|Sniper|Legion|Castle|Blade|Lane|' +
    'Retro|Knight|Aim|Comms|Titanfront|Controller|Hotkeys|Ghost|Mouseplay',
)

const esportAfter = words(
  'Arena|League|Masters|Invitational|Circuit|Clash|Royale|Season|Cup|Series|Open|Major Bay|' +
    'Showmatch|Rumble|Division|Protocol|Online|Tactics|Uprising',
)

const cockBefore = words(
  'Golden|Royal|Bayan|Fiesta|Dakilang|Crimson|Mindanao|Iloilo|Champion|Grand|Sabong|Negros|' +
    'Bacolod|Batangas|Silver|Masters|Proud|Sunrise|Hari ng|Lakan|Blazing|National|Visayas|Prime|' +
    'Weekend|Bulacan|Luzon|Sunday|Pampanga|Legend',
)

const cockSubjects = words(
  'Manok|Tandang|Derby|Sarimanok|Talisayin|Bulik|Puti|Hatch|Gallo|Plumage|Crest|Rooster|' +
    'Bakbakan|Feather',
)

const cockAfter = words(
  'Arena|Cup|Derby|Live|Coliseum|Stakes|Classic|Masters|Pit|League|Circuit|Grand Final|Open|' +
    'Challenge|Series|Fiesta|Night|Nine|Club|Showcase|Heritage|Six-Cock|Day|Pride',
)

const drawBefore = words(
  'Bayan|Swerte|Grand|Golden|Mega|Super|Daily|Midday|Bituin|Perya|Manila|Luzon|Visayas|Mindanao|' +
    'Royal|Lucky|Sunrise|Weekend|Fiesta|Fast|Kislap|Mabuhay|Double|Island|Barangay|Rainbow|Pasko|' +
    'Harvest|Maharlika|Noon',
)

const lottSubjects = words(
  'Lotto|Tombola|Raffle|Sweeps|Pick Six|Suertres|Ticket|Loteria|Draw|Balls|Scratch|Clover|Numero',
)

const lottAfter = words(
  'Jackpot|Millions|Classic|Bonanza|Plus|Extra|Night|Morning|Select|' +
    'Gold|Prime|Rollover|Dream|Family|Nation|Star|Bola|Wheel|Triple|Chance',
)

const elottSubjects = words(
  'E-Lotto|Quick Draw|Speed Lotto|Turbo 5|One-Minute Draw|Digit Rush|Flash Lotto|Pick 3|Pick 4|' +
    'Keno|Bolt Balls|Numero Dash|Mega Digits',
)

const bingoSubjects = words(
  'Bingo|Bingo Bola|Bingo Barkada|Bingo Perya|E-Bingo|Bingo Ninety|Bingo Seventy-Five|' +
    'Bingo Fiesta|Bingo Blackout|Bingo Corners|Pattern Bingo|Bingo Parade|Bingo Baryo',
)

const bingoAfter = words(
  'Night|Jackpot|Express|Party|Deluxe|Blast|Royale|Club|Hall|Live|Plus|Sunday|Bonus|Town|Rush|' +
    'Gold|Star|Daub|Kwento|Carnival|Splash|Palace|Stars|Boom|Jam|Circle',
)

const tableBefore = words(
  'Classic|European|Neon|Lucky|Turbo|Diamond|Platinum|Island|Single Deck|High Roller|Prime|' +
    'Double|Vintage|Silver|Perya|Bonus|Baroque|Copper|Bayside|Ruby|Marble|Onyx|Pacific|Swift|' +
    'Fortune|Cobalt|Marquee|Habi|Tropic|Starlit',
)

const tableSubjects = words('Crash|Mines|Hi-Lo|Color Game')

const tableAfter = words(
  'Pro|Deluxe|Original|Nugget|Switch|Touch|X|Multi-Hand|Den|Master|Rush|Supreme|Blitz|Zero|' +
    'Perfect|Edge|Select|Royale|Max|Frenzy|Table|House|Twenty|Bonus Bet',
)

/** Subjects of games whose names say what is played, by model. */
export const modelThemes: Readonly<Partial<Record<string, readonly string[]>>> = {
  baccarat: words('Baccarat|Classic Baccarat'),
  'speed-baccarat': words('Speed Baccarat'),
  roulette: words('Roulette|European Roulette'),
  'dragon-tiger': words('Dragon Tiger'),
  'color-game': words('Color Game|Perya Color Game'),
  crash: words('Crash|Rocket Lipad'),
  mines: words('Mines|Minahan'),
  'color-game-live': words('Color Game|Perya Color Game'),
  hilo: words('Hi-Lo|Hi-Lo Cards|Higher Lower'),
  'lucky-nine': words('Lucky Nine|Lucky 9'),
  'lottery-3d': words('3D|Pick 3|Suertres'),
  'lottery-4d': words('4D|Pick 4|4D Draw'),
  'lottery-645': words('6/45|Lotto 6/45'),
  'lottery-649': words('6/49|Lotto 6/49'),
  keno: words('Keno|Speed Keno'),
  'pusoy-dos': words('Pusoy Dos'),
  tongits: words('Tongits'),
}

export interface NameBook {
  readonly before: readonly string[]
  /** Every subject has a motif that shows it. */
  readonly subjects: readonly string[]
  readonly after: readonly string[]
}

export const nameBooks: Readonly<Record<ArtCategory, NameBook>> = {
  RNG: { before: slotBefore, subjects: slotSubjects, after: slotAfter },
  LIVE: { before: liveBefore, subjects: liveGames, after: liveAfter },
  FISH: { before: fishBefore, subjects: fishSubjects, after: fishAfter },
  PVP: { before: pvpBefore, subjects: pvpSubjects, after: pvpAfter },
  SPORTS: { before: sportBefore, subjects: sportSubjects, after: sportAfter },
  ESPORTS: { before: esportBefore, subjects: esportSubjects, after: esportAfter },
  COCKFIGHT: { before: cockBefore, subjects: cockSubjects, after: cockAfter },
  LOTT: { before: drawBefore, subjects: lottSubjects, after: lottAfter },
  ELOTT: { before: drawBefore, subjects: elottSubjects, after: lottAfter },
  BINGO: { before: drawBefore, subjects: bingoSubjects, after: bingoAfter },
  TABLE: { before: tableBefore, subjects: tableSubjects, after: tableAfter },
}

export const vendorHeads = words(
  'Lakan|Hiyas|Silangan|Alon|Tanglaw|Kislap|Bantay|Luntian|Haraya|Sinag|Kawayan|Talim|Duyan|' +
    'Marahuyo|Balangay|Kandila|Ulap|Sigla|Tindalo|Narra|Bakawan|Habi|Likha|Dayaw|Pulang|Kanlaon|' +
    'Isla|Amianan|Tikbalang|Salinlahi|Bughaw|Kalasag|Punla|Batis|Aninag|Hilaga|Tarima|Sulo|' +
    'Dalampas|Kampay|Lawin|Maliksi|Tala Norte|Anito',
)

export const vendorTails = words(
  'Play|Forge|Works|Interactive|Studio|Gaming|Labs|Arcade|Reels|Digital|Games|Nine|Craft|House|' +
    'Soft|Machine|Union|Deck',
)
