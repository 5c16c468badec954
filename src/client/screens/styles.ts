/** The style sheets that are part of every page: the home page is painted before any script runs, and lists look alike everywhere. */
import './home/home.css';
import './home/card.css';
import './frame/online.css';
import './frame/tableFrame.css';
import './lobby/tableList.css';
