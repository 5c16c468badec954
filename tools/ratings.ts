/**
 * Ratings: fits the bots' and tries them on games of bots, checks what a server has stored, and makes it anew.
 *   tsx tools/ratings.ts anchors                    fits the bots' ratings to bench/strength, into src/rating/anchors.json
 *   tsx tools/ratings.ts play flatiron 2            plays games between bots to learn from and to foretell, into bench/ratings
 *   tsx tools/ratings.ts judge                      whether ratings predict who wins those games, into bench/ratings.md
 *   tsx tools/ratings.ts verify                     computes every ladder anew from the stored games, and compares
 *   tsx tools/ratings.ts rebuild                    the same, and stores the result; reads SKYLINE_DATA or DATABASE_URL, as the server
 */
import { writeAnchors } from './ratings/anchors.ts';
import { writePage } from './ratings/page.ts';
import { playMissing } from './ratings/play.ts';
import { progress } from './table.ts';

const [command, game = '', seats = '2'] = process.argv.slice(2);
if (command === 'anchors') console.log(writeAnchors());
else if (command === 'play') await playMissing(game, Number(seats), progress);
else if (command === 'judge') writePage();
else await import('../src/server/store/ratingsMain.ts');
